import type { Intent } from './asked-question'

/**
 * The ways to ask each question: concepts and slots (`#debt`, `#account`, `#category`, `#amount`, `#day`, `#month`) that
 * the message has to contain, separated by blanks; `a/b` is one of several, `!a` excludes. After the bar stand
 * those that the question may contain besides.
 */
export const PATTERNS: Readonly<Record<Intent, string>> = {
  owe_total:
    'owe howmuch/total/all !which !#debt !free !own !minus, owe !which !when !#debt !why !first !own !earn !minus !late, debts total mine !count !interest !end !own !pay !when !minus !month, debts howmuch mine !count !interest !end !own !pay !when !minus !month !which !payment, debts left howmuch !interest mine | left money pay end accounts more payment',
  owe_one:
    '#debt left/owe !when !count !spend !due, #debt howmuch !spend !interest !count !when !month, #debt howmuch left !spend !when !count | end pay total all debts more money next accounts have',
  debts:
    'debts which !first !interest !howmuch !own !total !when !late !why !count !left, owe which !howmuch !first !earn !total, debts count !end !pay, debts mine !owe !month !interest !first !total !howmuch !when !late !why !left !minus !pay !plan !count, debts which left !howmuch !when !#debt !total | owe have pay end total all left accounts money',
  own_total:
    'own total/all/howmuch !net !owe !minus, own !net !owe !minus !debts, have total/all !debts !owe !spend !earn !expect !#account !shares !interest !record, have #accounts total/all/howmuch !debts !spend, have money/accounts total/all/howmuch !#account !owe !spend !earn !expect !#category, accounts total/all howmuch !owe !spend !correct, own/have/total/net gross, money total/all mine !owe !spend !earn !expect !record !#account !go !pay !interest !due !debts, own total/all mine !owe !debts !minus | money accounts have total all net #accounts left gross debts owe correct record',
  balance:
    '#account !#debt !spend !earn !interest !own !when !expect | left total all have money accounts own',
  net_worth:
    'net !change !lately !lastmonth !shares !#account !gross, own debts/owe minus/left/iffy !change !which !gross, minus debts net !gross, debts minus mine !change !gross, left debts end iffy | own debts owe total all have left minus compare money accounts more end',
  net_worth_change:
    'net change/lately/lastmonth/month/compare/richer, richer | change lately lastmonth month compare month go total all permonth week more which lately',
  due_week:
    'due/payment week !why !earn !spend !#debt, pay week !earn !spend !#debt !why, payment lately next !when | due payment week next total all money expect spend #day permonth most howmuch which month go',
  next_due:
    'due/payment next/when/first !#debt !week !count !why !late !end !earn !free, pay next !#debt !week !earn !why !month !free, pay when !#debt !end !earn !free !debts !month | which first next left due money when expect payment pay end first',
  due_one:
    '#debt due/when !end !count !spend !late !left !change !interest !long, #debt next !end !count !spend !owe, #debt payment when !end !count !long, #debt pay when !end !count !spend !long | next payment due pay accounts debts expect week',
  overdue:
    'late !spend !#category !why !latest !net | due payment debts pay left which total all have end accounts money next',
  pay_first:
    'first debts/pay/which/payment !why !when !due !next !spend !week, first where !spend, first !why !when !#category !due !record !net !free !spend !latest !correct !week !next, next debts !when !due !payment | debts pay which payment end most money owe end left first where plan #debt next total all go',
  why_first:
    'why first !free !change, why which !free !spend, why pay !free !record !spend !late, why debts next !free, why plan !free, why debts next/which !free !change | debts pay which payment first most end more plan next owe go left total all #debt iffy',
  pay_month:
    'pay month !spend !late !interest !when !earn, plan month !spend !net, debts month pay/payment/plan/howmuch/go !interest !spend !when, payment month plan/which/total/all !spend !when !late, plan permonth !spend !net !more | debts pay payment plan which total all money go permonth owe howmuch first more',
  debt_free:
    'free !why !change !interest, debts end when/total/all when !#debt !why !change !interest, end when total/all !#debt !spend !why, debts end when !#debt !why !first !due !change, debts end when !#debt !why !first !due !change !interest, debts end !#debt when !why !change !interest | debts end pay total all owe when left permonth go payment have expect change free iffy',
  debt_free_moved:
    'free why/change, debts end why change, debts end why !first | why change debts end when go record iffy expect which net more lately left lastmonth once due latest origin record',
  debt_end:
    '#debt end when/count/left/payment, #debt end !howmuch !why !spend, #debt count !spend, #debt when left !due, #debt long !due !next, #debt end mine !howmuch | left count payment pay when month permonth debts due more money',
  spent_month:
    'spend month !#month !lastmonth !#category !most !categories !why !interest !earn !where, spend howmuch !#month !lastmonth !#category !compare !most !categories !interest !#account !permonth !debts !#debt | money howmuch total all pay go lately month which once latest',
  spent_past:
    'spend #month/lastmonth !#category !compare !most !categories !earn, pay howmuch lastmonth/#month !#category !debts | money total all howmuch pay go month which',
  spent_category:
    '#category spend mine/month/#month !due !when !most !left !record !why !#amount, #category month/#month !due !when !most !left !record !why !#amount !pay !payment, #category spend lastmonth !compare !most !due, #category pay howmuch mine !due !when !left | money total all howmuch spend pay go lately month lastmonth #month #debt which left once',
  spent_compare:
    'spend compare/change lastmonth/month/#month !#category !most, spend change !#category !most !net, spend lastmonth month, compare lastmonth !net !#category !earn !debts, more lastmonth | spend month lastmonth money change howmuch total all #month more compare go net',
  biggest:
    'spend most !due !#amount, where money go, most money !debts !record !when !#account, spend categories !#category, spend where !#month, money where !expect !own !record | spend money go categories which most where total all howmuch month left first pay end',
  earned:
    'earn mine/month !spend !when !expect !debts !next !record !#debt !pay !payment !total !own, earn month/howmuch/#month/lastmonth !spend !when !next !#debt !debts !own !pay !payment !#account | money month lastmonth #month howmuch total all pay have which lately expect once go plan most',
  interest:
    'interest mine/end/pay/total/all/payment/debts !first !#account, debts spend !month !#debt !#category !lastmonth !compare !most | debts spend pay left total all money howmuch end payment more accounts go #debt most owe permonth when left',
  afford:
    '#amount #day !permonth !more !debts, #amount afford !more !permonth !once !debts !earn | afford spend money pay iffy go left once more own have month end total all net go lately when pay',
  extra:
    '#amount more permonth !#day, #amount permonth iffy !#day !earn !spend, #amount permonth plan | iffy more permonth payment pay debts when end howmuch plan change go money free month total all first once spend afford left',
  lump: '#amount once !permonth !afford !spend !earn, #amount debts !permonth !spend !earn, #amount once iffy !permonth !spend, #amount payment iffy !permonth | have iffy more once payment pay debts when end howmuch change money total all go earn free left #day left howmuch first net have late own afford',
  origin:
    'origin #entry !#amount !free !net !change !why !owe, from where #entry !money !spend !#amount !free !net !change !why !owe, record #entry when/which/origin !month !latest !money !spend !correct !#amount !free !net !change !why !owe, record #entry thisis !#amount !free !net !change !why !owe | record when which books latest where from thisis',
  adds_up:
    'correct books/record, correct total/all, books correct, correct accounts | books accounts record total all money net own left howmuch',
  shares:
    'shares mine !spend !month !change !when | have own count howmuch which total all money more accounts left net',
  expected:
    'expect earn/money/when mine/next !spend !#debt !net !debts !pay, earn when/next !spend !record !#debt !due !pay !payment, expect payment !spend !due !week !month !pay, expect total/all !spend !pay, expect which/left !pay !spend !payment !week | earn money when next payment which left due pay total all lately more have go owe week month lately howmuch record',
  latest:
    'latest record, latest books !change, record lately | record books which latest lately when total all money go',
}
