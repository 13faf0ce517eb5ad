import type { Intent } from './asked-question'

interface Patterns {
  /** Each is complete on its own. */
  ways: readonly string[]
  /** What the question may contain besides what its ways require. */
  besides: string
}

/**
 * The ways to ask each question, as the concepts and slots (`#debt`, `#account`, `#category`, `#amount`, `#day`,
 * `#month`, `#entry`) that the message has to contain, in any order. `a/b` is one of several, `!a` excludes, `mine` is
 * the writer, and `asks` is a question or an assumption.
 */
export const PATTERNS: Readonly<Record<Intent, Patterns>> = {
  owe_total: {
    ways: [
      'owe howmuch/total/all !which !payment !month !#debt !free !own !minus',
      'owe !which !when !month !payment !#debt !why !first !own !earn !minus !late',
      'debts total mine !count !interest !end !own !pay !when !minus !month',
      'debts howmuch mine !count !interest !end !own !pay !when !minus !month !which !payment',
      'debts left howmuch !interest mine',
    ],
    besides: 'money pay end accounts more payment',
  },
  owe_one: {
    ways: [
      '#debt left/owe !payment !when !count !spend !due',
      '#debt howmuch !spend !interest !count !when !month',
      '#debt howmuch left !spend !when !count',
      '#debt left payment howmuch !spend !count',
    ],
    besides: 'end pay total all debts more money next accounts have',
  },
  debts: {
    ways: [
      'debts which !first !interest !howmuch !own !total !when !late !why !count !left',
      'owe which !howmuch !first !earn !total',
      'debts count !end !pay',
      'debts mine !owe !end !spend !month !interest !first !total !howmuch !when !late !why !left !minus !pay !plan !count',
      'debts which left !howmuch !when !#debt !total',
    ],
    besides: 'have pay end total all accounts money',
  },
  own_total: {
    ways: [
      'own total/all/howmuch !net !owe !minus',
      'own !net !owe !minus !debts',
      'have total/all mine !debts !owe !spend !earn !expect !#account !shares !interest !record',
      'have #accounts total/all/howmuch !debts !spend',
      'have money/accounts total/all/howmuch mine !#account !owe !spend !earn !expect !#category',
      'accounts total/all howmuch !owe !spend !correct',
      'own/have/total/net gross',
      'money total/all mine !owe !spend !earn !expect !record !#account !go !pay !interest !due !debts',
      'own total/all mine !owe !debts !minus',
      'accounts total mine !correct !record !spend !owe !earn !expect',
    ],
    besides: 'left debts owe correct record',
  },
  balance: {
    ways: ['#account !#debt !spend !earn !interest !own !when !expect'],
    besides: 'left total all have money accounts own',
  },
  net_worth: {
    ways: [
      'net !change !lately !lastmonth !shares !#account !gross',
      'own debts/owe minus/left/iffy !change !which !gross',
      'minus debts net !gross',
      'debts minus mine !change !gross',
      'left debts end iffy',
    ],
    besides: 'total all have compare money accounts more',
  },
  net_worth_change: {
    ways: ['net change/lately/lastmonth/month/compare/richer', 'richer'],
    besides: 'go total all permonth week more which',
  },
  due_week: {
    ways: [
      'due/payment week !why !earn !spend !#debt',
      'pay week !earn !spend !#debt !why',
      'payment lately next !when',
      'pay/due/payment #day !#debt !spend !when !why !earn',
    ],
    besides: 'total all money expect spend permonth most howmuch which month go',
  },
  next_due: {
    ways: [
      'due/payment next/when/first !#debt !week !count !why !late !end !earn !free',
      'pay next !#debt !week !earn !why !month !free',
      'pay when !#debt !end !earn !free !debts !month',
    ],
    besides: 'which left money expect end',
  },
  due_one: {
    ways: [
      '#debt due/when !end !count !spend !late !left !change !interest !long',
      '#debt next !end !count !spend !owe',
      '#debt payment when !end !count !long',
      '#debt pay when !end !count !spend !long',
    ],
    besides: 'accounts debts expect week',
  },
  overdue: {
    ways: ['late !spend !#category !why !latest !net'],
    besides: 'due payment debts pay left which total all have end accounts money next',
  },
  pay_first: {
    ways: [
      'first debts/pay/which/payment !why !when !due !next !spend !week',
      'first where !spend',
      'first !why !when !#category !due !record !net !free !spend !latest !correct !week !next',
      'next debts !when !due !payment',
    ],
    besides: 'end most money owe left plan #debt total all go',
  },
  why_first: {
    ways: [
      'why first !free !change',
      'why which !free !spend',
      'why pay !free !record !spend !late',
      'why debts next !free',
      'why plan !free',
      'why debts next/which !free !change',
    ],
    besides: 'payment most end more owe go left total all #debt iffy',
  },
  pay_month: {
    ways: [
      'pay month !spend !late !interest !when !earn',
      'plan month !spend !net',
      'debts month pay/payment/plan/howmuch/go !interest !spend !when',
      'payment month plan/which/total/all !spend !when !late',
      'plan permonth !spend !net !more',
      'owe month !spend !#debt !net',
    ],
    besides: 'money first more',
  },
  debt_free: {
    ways: [
      'free !why !change !interest !sure !theoffer',
      'debts end when/total/all when !#debt !why !change !interest !sure !theoffer',
      'end when total/all !#debt !spend !why !sure !theoffer',
      'debts end when !#debt !why !first !due !change !sure !theoffer',
      'debts end when !#debt !why !first !due !change !interest !sure !theoffer',
      'debts end !#debt when !why !change !interest !sure !theoffer',
    ],
    besides: 'pay owe left permonth go payment have expect change iffy',
  },
  debt_free_moved: {
    ways: [
      'free why/change !sure !theoffer',
      'debts end why change !sure !theoffer',
      'debts end why !first !sure !theoffer',
    ],
    besides: 'when go record iffy expect which net more lately left lastmonth once due latest origin',
  },
  debt_end: {
    ways: [
      '#debt end when/count/left',
      '#debt latest payment',
      '#debt count !spend',
      '#debt when left !due',
      '#debt long !due !next',
      '#debt left payment !howmuch !spend !why',
    ],
    besides: 'pay month permonth debts due more money',
  },
  spent_month: {
    ways: [
      'spend month !#month !lastmonth !#category !most !categories !why !interest !earn !where',
      'spend howmuch !#month !lastmonth !#category !compare !most !categories !interest !#account !permonth !debts !#debt',
    ],
    besides: 'money total all pay go lately which once latest',
  },
  spent_past: {
    ways: [
      'spend #month/lastmonth !#category !compare !most !categories !earn',
      'pay howmuch lastmonth/#month !#category !debts',
    ],
    besides: 'money total all go month which',
  },
  spent_category: {
    ways: [
      '#category spend mine/month/#month !due !when !most !left !record !why !#amount',
      '#category month/#month !due !when !most !left !record !why !#amount !pay !payment',
      '#category spend lastmonth !compare !most !due',
      '#category pay howmuch mine !due !when !left',
    ],
    besides: 'money total all go lately #debt which left once',
  },
  spent_compare: {
    ways: [
      'spend compare/change lastmonth/month/#month !#category !most',
      'spend change !#category !most !net',
      'spend lastmonth month',
      'compare lastmonth !net !#category !earn !debts',
      'more lastmonth',
    ],
    besides: 'money howmuch total all go net',
  },
  biggest: {
    ways: [
      'spend most !due !#amount',
      'where money go !first',
      'most money !debts !record !when !#account',
      'spend categories !#category',
      'spend where !#month',
      'money where !expect !own !record',
    ],
    besides: 'which total all howmuch month left first pay end',
  },
  earned: {
    ways: [
      'earn mine/month !spend !when !expect !debts !next !record !#debt !pay !payment !total !own',
      'earn month/howmuch/#month/lastmonth !spend !when !next !#debt !debts !own !pay !payment !#account',
    ],
    besides: 'money total all pay have which lately expect once go plan most',
  },
  debt_free_range: {
    ways: [
      'free sure !theoffer',
      'debts end sure !late !theoffer',
      'end when sure !#debt !theoffer !spend',
      'sure month !spend !earn !expect !theoffer !correct !pay !due',
    ],
    besides:
      'when which end debts total all month change iffy why left plan go late next latest expect afford howmuch correct mine asks compare books interest',
  },
  offers: {
    ways: [
      'theoffer !order',
      'offer judge mine !foreign !order',
      'offer judge asks/which !foreign !order',
      'offer free/interest !foreign',
    ],
    besides:
      'debts accounts which money have free interest howmuch when where more change first compare correct end iffy pay plan most spend expect afford sure own left total all go foreign why once net record',
  },
  interest: {
    ways: [
      'interest mine/end/pay/total/all/payment/debts !first !#account !theoffer',
      'debts spend !month !#debt !#category !lastmonth !compare !most',
    ],
    besides: 'left money howmuch more accounts go #debt most owe permonth when month lately',
  },
  afford: {
    ways: [
      '#amount asks !expect #day !permonth !more !debts',
      '#amount asks !expect afford !more !permonth !once !debts !earn',
    ],
    besides: 'spend money pay iffy go left once more own have month end total all net lately when',
  },
  extra: {
    ways: [
      '#amount asks more permonth !#day',
      '#amount asks permonth iffy !#day !earn !spend',
      '#amount asks permonth plan',
    ],
    besides:
      'payment pay debts when end howmuch change go money free month total all first once spend afford left',
  },
  lump: {
    ways: [
      '#amount asks once !permonth !afford !spend !earn',
      '#amount asks debts !permonth !spend !earn',
      '#amount asks once iffy !permonth !spend',
      '#amount asks payment iffy !permonth',
    ],
    besides:
      'have more pay when end howmuch change money total all go earn free left #day first net late own afford',
  },
  origin: {
    ways: [
      'origin #entry !theoffer !#amount !free !net !change !why !owe !late !due',
      'from where #entry !theoffer !money !spend !#amount !free !net !change !why !owe',
      'record #entry !theoffer when/which/origin !month !latest !money !spend !correct !#amount !free !net !change !why !owe',
      'record #entry !theoffer thisis !#amount !free !net !change !why !owe',
    ],
    besides: 'books latest',
  },
  adds_up: {
    ways: ['checkup', 'correct books/record', 'correct total/all', 'books correct', 'correct accounts'],
    besides: 'money net own left howmuch',
  },
  shares: {
    ways: ['holdings', 'shares mine !spend !month !change !when'],
    besides: 'have own count howmuch which total all money more accounts left net',
  },
  expected: {
    ways: [
      'coming',
      'expect when/next mine !spend !#debt !net !debts !pay',
      'expect earn/money !spend !#debt !net !debts !pay',
      'earn when/next !spend !record !#debt !due !pay !payment',
      'expect payment !spend !due !week !month !pay',
      'expect total/all !spend !pay',
      'expect which/left !pay !spend !payment !week',
    ],
    besides: 'due pay lately more have go owe week month howmuch record',
  },
  latest: {
    ways: ['newest', 'latest record', 'latest books !change', 'record lately'],
    besides: 'which when total all money go',
  },
}
