import { ENGLISH_DATES } from './english-dates'
import { ENGLISH_NUMBERS } from './english-numbers'
import { ENGLISH_THINGS } from './english-things'
import type { Language } from './language'

export const ENGLISH: Language = {
  code: 'en',
  roles: {
    filler: [
      'between shifts,between classes,between meetings,between jobs,ran out of,for both boys,for both girls,for both kids,for both of us,both boys,both girls,my share of the,my share,couldn t resist,could not resist,for them,for it,on it,on them,just got back from,got back from,got home from,write that down,write it down,please write it down,it s me again,me again,alright,dear assistant,hello assistant,hi assistant,hey assistant,broke so,broke and,broke down so,letting you know,let you know,just letting you know,just so you know,wanted to let you know,to let you know,steam sale,in the sale,in the sales,on my way home,on the way home,on my way to work,on the way to work,on my way back,on the way back,from me,off of me,off me,damn,damned,freaking,frigging,bloody,flipping,darn,dang,hooah,woohoo,woo,hooray,whoop,yep,yup,yes,sweet,nice one,grand so,so,lads,folks,y all,man,dude,bro,mate,honestly,basically,literally,hi,hey,hello,yo,hiya,morning,good morning,evening,good evening,ok,okay,so,well,oh,ugh,argh,phew,yay,yeah,btw,fyi,lol,haha',
      'just,also,then just,please,pls,plz,kindly,thanks,thank you,thx,cheers,ta,right,anyway,by the way,quick one,quick note',
      'finally,again,only,exactly,even,flat,total,in total,in all,altogether,a total of,all in,all told,done,today,sure enough',
      've,had to,went and,went ahead and,ended up,managed to,up,home,out,away,together,there,here',
      'it,that,this,these,myself,that one,those,with a tip,incl tip,including tip,with tip,plus tip,as well,too,worth,worth of,amount,amount of,sum of,the amount of',
      'went,got me again,took the family,took the kids,treated everyone,lucky day,guilty as charged',
      'quick entry,new entry,entry,expense,expenses,spending,receipt,an expense,an expense of,expense of,a spend of,a purchase of,',
      'this month,for this month,of this month,this week,for the month,for march,for february,for the year,this year,this year s,this month s,month s,for today,yes,the other half,for once,as usual,as planned,in one go,straight,happily,gladly,sadly,luckily,unfortunately',
      'can you,could you,would you,will you please,would you please,can you please,could you please,go ahead and,make a note,make a note of,make a note that,take a note,note that,record that,log that,add that',
    ].join(','),
    subject: 'i,we,i ve,we ve',
    first: 'me,my,us,our,mine,myself',
    determiner: 'a,an,the,one,some,another,this,that,those,these,his,her,their,its,one of the,as a,as an',
    preposition:
      'and back,there and back,went for,out to,n,w,wi,went to,popped to,nipped to,stopped at,stopped by,swung by,ran to,drove to,walked to,popped into,went out for,went for,off to,on,for,at,in,to,from,with,of,by,near,and,over at,over to,down,around the,next to,along with,off of,as,via,into,onto,out of,through',
    vehicle: 'tractor,trailer,motorhome,camper,car,boat,truck,van,motorcycle,motorbike,scooter',
    asset:
      'house,apartment,flat,property,land,gold,silver,bitcoin,ethereum,crypto,bond,bonds,fund,funds,etf,stocks',
    modifier:
      'own,student union,living room,dining room,bed room,bath room,guest room,english,spanish,french,german,italian,chinese,indian,mexican,japanese,thai,greek,turkish,american,physical,student,consultation,pair of,set of,bag of,bottle of,box of,cup of,glass of,pack of,packet of,slice of,piece of,bunch of,round of,tank of,loaf of,carton of,jar of,can of,tin of,dozen,kilo of,case of,bouquet of,bit of,load of,loads of,lots of,full tank of,couple of,few,tray of,tub of,roll of,bank,ticket,tickets,fare,fares,ride,rides,session,sessions,lesson,lessons,class,classes,membership,memberships,premium,run,shop,shopping,appointment,visit,bill,bills,order,subscription,service,services,stuff,supplies,solution,fee,fees,charge,charges,pass,permit,kit,gear,trip,meal,meals,food,things,items,item,bits,and bits,bits and bobs,s,new,old,big,small,little,large,nice,good,great,cheap,fancy,fresh,hot,cold,iced,quick,morning,evening,afternoon,night,weekend,work,office,school,team,family,birthday,christmas,anniversary,wedding,local,online,used,second hand,secondhand,secondhand,full,extra,spare,black,white,red,blue,green,yellow,winter,summer,spring,autumn,annual,yearly,double,single,whole,half,broken,dumb,stupid,silly,lovely,tasty,decent,massive,tiny,long,short,favourite,favorite,proper,lousy,overdue,final,first,second,last,remaining,regular,usual,net,gross,downtown,town,corner,street,airport,station,city,country,mobile,electric,council,liability,contents,life,travel,dental,medical,organic,leather,wooden,metal,plastic,outdoor,indoor,portable,wireless,smart,digital,private,public,national,next door s,frozen,baby,kid,kids,child,children,toddler,dog,cat,mens,womens,ladies',
    person:
      'godfather,godmother,stepdad,stepmom,stepmum,me mate,my mate,me mates,my mates,mate of mine,friend of mine,mate of ours,friend of ours,next door,kid next door,neighbours kid,mom,mum,mam,mother,dad,father,papa,mama,mummy,daddy,parents,grandma,grandpa,granny,nan,nana,grandad,granddad,gran,grandmother,grandfather,sister,brother,son,daughter,wife,husband,missus,partner,girlfriend,boyfriend,fiance,fiancee,aunt,auntie,uncle,cousin,niece,nephew,friend,friends,mate,mates,buddy,neighbor,neighbour,neighbors,neighbours,boss,colleague,colleagues,coworker,coworkers,crew,guys,guy,lad,lads,girl,girls,boy,boys,man,woman,people,teacher,tenant,roommate,flatmate,housemate,client,customer,company,employer,in laws,mother in law,father in law,little one,baby,kid,kids,child,children,grandson,granddaughter,godson,goddaughter,family,team,driver',
    spend: [
      'ended up paying,ended up spending,repaid,i have repaid,have repaid,i pay,we pay,paid him,paid her,paid them,gave him,gave her,gave them,i paid him,i paid her,i paid them,have paid,have spent,i have paid,i have spent,we have paid,we have spent,spent,paid,paid for,to pay for,paid out,payed,blew,dropped,splurged,forked out,forked over,shelled out,coughed up,parted with,splashed out,splashed,laid out,handed over,handed,donated,chucked,bunged,slipped,burned,burnt,wasted,squandered,dished out,stumped up,lashed out,ponied up,doled out,racked up,sank,slapped down,plonked down,plunked down,threw,tossed,went through,gave,gifted,contributed,chipped in,pitched in,covered,settled,cleared,remitted,deducted,debited,was charged,got charged,been charged,was billed,got billed,had to pay,had to fork out,left,ran up,put in,put down,to pay,outlay of,used up,sent,wired,posted off',
      'was debited,were debited,was deducted,were deducted,was taken,were taken,was paid for,gone on,went on,treated,frittered,frittered away,emptied,paid up,cashed out on,dropped off,put away on,paid towards,remitted',
    ].join(','),
    buy: 'had to buy,had to get,had to get a,had to replace,had to order,went to see,went to see a,went to see the,to play,to enter,to get in,to visit,to swim,to ride,to use,to rent,to join,to attend,to ship,to print,to copy,purchase,booked an apartment,booked a house,booked a flat,rented an apartment,rented a house,rented a flat,i buy,we buy,got another,got another one,got myself,got myself a,got me a,printed,printed my,parked,to fix,to get,mailed,posted a,shipped,filed my,filed for,tipped the,tipped my,tipped our,tipped a,tipped,preordered,pre ordered,to mow,to clean,to paint,to wash,to cut,to walk,to watch,to babysit,to deliver,to install,to haul,to trim,to assemble,to unclog,to fit,a buy,a buy of,buy of,i did a buy,to have,to replace,scooped up,snapped up,scooped,loaded up,took up,stocked,added,wolfed down,inhaled,demolished,devoured,refuelled at,recharged,refilled,saw the,saw a doctor,saw my,to fix,to repair,paid to fix,to wash,to see,to,to buy,have bought,i have bought,did the,did my,did some,did mobile,did recharge,bought,purchased,ordered,grabbed,picked up,had,ate,drank,booked,renewed,topped up,filled,rented,hired,subscribed to,signed up for,enrolled in,treated myself to,treated us to,treated the,treated,snagged,nabbed,copped,fetched,collected,stocked up on,stocked up,restocked,upgraded,replaced,fixed,repaired,serviced,installedself,got us,bought myself,bought me,reserved,joined,registered for,registered,did a,had a,had the,had my,took a,took an,took the,rode,shopped,shopped for,refilled,refueled,refuelled,fueled up,fuelled up,gassed up,tanked up,hailed,loaded up on,feasted on,dined,lunched,used the,used a,had some,needed a',
    cost: 'my share was,my share came to,my share of it was,hit my,hit me with a,hit me with an,hit me with,charged,charged to,billed,stung me,docked me,ended up costing,ended up costing me,costing me,costing us,ate up,swallowed,gobbled up,ended up being,turned out to be,worked out at,worked out to,comes out to,cost,cost me,cost us,set me back,set us back,came to,comes to,came out to,came out at,ran me,ran us,was,were,that was,it was,which was,that s,charged me,took off me,took me for,took,took from me,billed me,billed us,charged us,rang up at,rang up to,totaled,totalled,totaling,totalling,amounted to,stung me for,did me for,fined me,price was,which cost,it cost,and it was,and that was,bill was,bill came to,wanted from me,relieved me of,bled me',
    got: 'scored,bagged,i get,got,picked,had got,ve got,gotten',
    receive:
      'returned to me,refunded to me,given back to me,handed back to me,income,an income of,income of,of income,earnings,received,earned,made,was paid,got paid,were paid,been paid,got back,received back,pocketed,took home,brought in,brought home,raked in,was given,got given,got refunded,was refunded,got reimbursed,was reimbursed,won,found,cashed in,banked,inherited,pulled in,netted,cleared in,gained,receiving,was gifted,got gifted,was tipped,got tipped,cashed out,was awarded,picked up in tips,scored from,collected from,landed me,brought me,earned me,got me,came away with,is paid,are paid',
    give: 'gave me my money back,gave my money back,refunded,reimbursed,they pay me,he pays me,she pays me,he paid me,she paid me,they paid me,who paid me,he gave me,she gave me,they gave me,who gave me,he sent me,she sent me,they sent me,tenant paid,tenants paid,lodger paid,lodgers paid,client paid my invoice,client paid their invoice,customer paid my invoice,client paid an invoice,client paid me,client paid the invoice,gave me,slipped me a,gave me a,handed me a,sent me,paid me,slipped me,handed me,gifted me,gave us,sent us,paid us,gave me back,paid me back,refunded me,reimbursed me,refunded us,transferred me,tipped me,lent back,sent over,wired me,returned me,sent me back,gave back,gave me cash,paid me cash,gave me a',
    arrive:
      'it s gone into,s gone into,it s in,came in,came through,came,arrived,landed,hit,went in,went into,got paid in,was deposited,were deposited,deposited,posted,credited,was credited,were credited,paid in,has arrived,is in,are in,in,has landed,showed up,paid into,went straight into,just in,has come in,come in,dropped into,straight to,straight into,direct to,came into,gone into,added to,added in',
    sell: 'garage sale brought in,yard sale brought in,car boot brought in,vinted sale,ebay sale,depop sale,marketplace sale,disposed of,is sold,are sold,has been sold,have been sold,got sold,was sold,were sold,somebody bought my,someone bought my,a guy bought my,a neighbor bought my,a neighbour bought my,sold,flogged,offloaded,unloaded,dumped,let go of,sold off,sold my,got rid of,sale of,from selling,from sale of,from the sale of,sale of old',
    command:
      'i d like to add,i d like to record,i d like to log,i would like to add,i would like to record,i would like to log,let me add,let me log,let me record,help me add,help me record,add,record,log,note,note down,jot,jot down,stick down,pop down,chalk up,write down,write,put down,enter,register,track,save,store,mark,mark down,file,capture,log a,record a,add a,insert,include,make note,pop in,pop down,tally,expense of',
    order: 'pay,settle,clear,repay,make,send',
    put: 'popped,stuck,overpaid,closed,closed out,finished off,paid an extra,threw an extra,made a payment of,made a payment,made an extra,made the,made my,made this month s,put,threw,chucked,bunged,sent,made,moved,contributed,sank,tossed,knocked,chipped,took,shaved,slapped,dropped,paid extra,paid down,paid back',
    work: 'babysat,pet sat,dog sat,house sat,mowed,shoveled,shovelled,raked,tutored,taught,taught a,babysitting,tutoring,mowing,walking,cleaning,painting,freelance,freelancing,gig,shift,job,side job,odd job,odd jobs,logo design,design,dog walking,dog sitting,pet sitting,house sitting,overtime,invoice,commission work,consulting,teaching,lessons given,gardening,moving,helping,fixing,repairing,building,driving,delivering,delivery shift,translating,translation,editing,photography,photo shoot,performance,performing,busking,modelling,coding,website,web site,logo,article,report,survey,work done,work,extra shift,night shift,weekend shift,yard work,lawn,lawns,side hustle,project,washing,sewing,baking,coaching,playing',
    recurring: 'monthly,weekly,quarterly',
    share:
      'ticker,to my holdings,to my portfolio,to the portfolio,for my portfolio,in my portfolio,share,shares,stock,stocks,unit,units,shares of,stock of',
    each: 'price per share,price each,at a price of,each,apiece,a share,per share,a piece,per unit,a pop,per stock,a unit,each one',
    installment:
      'regular installment,regular instalment,regular payment,usual payment,usual installment,installment,instalment,installments,emi,payment,monthly payment,repayment,monthly instalment,monthly installment,this month s payment',
    loan: 'everything i owed her,everything i owed him,everything i owed them,all i owed her,all i owed him,what i owed her,what i owed him,the loan i owe her,the loan i owe him,loan i owe her,loan i owe him,the loan i owe them,lender,bank loan,creditor,everything i owed,everything i owe,all i owed,all that i owe,all i owe,what i owed,loan,debt,debts,loan account,balance,credit,owed,mortgage,of what i owe,of what i owe her,of what i owe him,of what i owe them,what i owe,what i owe her,what i owe him,principal,loans',
    full: 'i have fully repaid,fully repaid,have fully repaid,paid in full,is done,is done with,that is done,is over,is finished,the full balance,full balance,the whole balance,the entire balance,the remaining balance,everything,the whole,is history,is history now,paid it all off,i paid it all off,paid it in full,whole,is completely paid off,is fully paid off,is all paid off,is settled,is cleared,has been paid off,is paid in full,pay off,off in full,in full,completely,fully,full,all of it,all of it off,whole,entire,entirely,everything off,settled in full,cleared in full,is gone,completely paid off,fully paid off,the rest of,off completely,is paid off,is now paid off,whole debt,my whole debt',
    toward:
      'onto the,onto my,on to the,partial,part payment,partial payment,toward,an extra,towards,against,off,extra,extra toward,extra towards,extra on,off of,down on,back',
    money:
      'take it from,take it out of,take that from,please take it from,taken from,take it off,to be taken,to be taken from,that s from,that was from,it s from,that came from,which came from,this came from,it s coming from,that comes from,had to use,to use,money,the money,proceeds,the proceeds,funds,money came,the money came,money is,the money is,money was,it came,came out,it came out,i took it,took it,taken,took that,it went out,went out,it went,it goes,gone from,deducted from,i used,dipped into,i dipped into,used,used my,using,charged to,covered by,covered it,put it,put that,put them,put it in,paid from,paid with,paid using,paid by,paid it,i paid it,i paid that,pay it,money with,transferred from,pulled it,pulled from,direct,sitting in,sourced,source,funded by,financed,financed by,all the money,s gone,s gone into',
    tender:
      'envelope,piggy bank,the jar,a jar,wire transfer,by wire,via wire,accounts,card,credit card,debit card,visa,mastercard,amex,american express,paypal,venmo,zelle,apple pay,google pay,gpay,phonepe,paytm,upi,cash app,cashapp,revolut,monzo,klarna,contactless,cheque,check,gift card,voucher,company card,brokerage,wallet,crypto,wise,chase,wells fargo,joint account,account,bank account,my account,affirm,afterpay,tab,on credit,store credit,points,iou,direct debit,standing order,bank transfer,',
    unit: 'size,sizes,minute,minutes,min,mins,hour,hours,hrs,day,days,week,weeks,weekend,weekends,month,months,year,years,night,nights,times,time,people,persons,guests,friends,kids,guys,of us,km,kilometers,miles,mile,kg,kilo,kilos,gram,grams,pounds of,lb,lbs,liter,liters,litre,litres,gallon,gallons,percent,points,likes,emails,messages,calls,options,puts,coins,tokens,nft,oz,ounces,inches,feet,steps,pages,percent off,degrees,installments,instalments,discount,off,cheaper,calories,reps,round,rounds,games,goals,am,pm,oclock,o clock,x',
    verb: [
      'eat,dine,buy,needed,sounds,smells,tastes,bet,wager,wagered,gamble,gambled,caught,went,took,gave,said,told,saw,made,came,became,began,broke,brought,built,chose,drove,fell,felt,flew,forgave,froze,gone,grew,heard,held,hid,kept,knew,led,left,let,lay,lied,met,meant,ran,rang,rose,sat,shook,shot,shut,sang,slept,spoke,stood,stole,struck,swore,swam,tore,thought,threw,understood,woke,wore,wrote,won,done,been,seen,taken,given,known,shown,spoken,stolen,broken down,written,driven,fallen,forgotten,chosen,eaten by,beaten,bitten,blown,drawn,worn out',
      'wants,needs,says,starts,ends,gets,takes,gives,makes,goes,comes,keeps,looks,seems,offers,sells,buys,pays,spends,lends,thinks,hopes,claims,bills,adds,shows,tells,knows,feels,works,runs,calls,lets,tries,reads,means,wins,loses,sends,brings,finds,earns,gains,rises,falls,drops,stands,remains,counts,equals,leads,helps,lives,sits,eats,drives,flies,likes,loves,hates,believes,remembers,forgets,agrees,refuses,decides,happens,includes,requires,deserves,borrows,returns,cancels,refunds',
      'let,ask,check,tell,show,help,find,explain,compare,calculate,suggest,recommend,see,look,read,think,know,believe,remember,imagine,hope,try,keep,come,go,give,take,get,lend,sell,spend,earn,bring,call,talk,use,work,run,turn,leave,feel,seem,mean,become,begin,happen,apply,win,lose,afford,need,want,start,end,open,close,charge me,remind me,divide,round,subtract,multiply,count,convert',
    ].join(','),
    bill: 'got a bill,got a parking ticket,got a speeding ticket,got a ticket,got a fine,got an invoice,received a fine,received a bill,received an invoice,received a ticket,got fined,got a parking fine',
    clause:
      'for sale,selling,now,worth every penny,right now,lost,was on,is on,these days,nowadays,everyone,got paid back,paid back to me,but,because,cause,cos,while,until,since,although,though,than,then,they,he,she,who,which,what,where,why,him,them,you,your,yours,it s,there s,i m,is,are,been,being,be,has,having,going,gone,still,already,yet,back,twice,thrice,both,all,everything,everybody,most,least,once,average,behalf,reimbursable,expensed,claimed,return,bill for,invoice for,quote,quoted,estimate,estimated,price,prices,priced,listed,menu,sign,asking,asks,ask,charges,offer,offered,raise,raised,increase,increased,cut,cheaper,more expensive,pending,due,unpaid,owing,delayed,late,outstanding,stolen,deposit,half of,part of,half,rest,of which,plus,minus,instead,each,per,employer s,company s,else,versus,vs,compared,compare,start,starts,rose,fell,closed,trading,went up,gallon,a gallon,per gallon,a liter,a litre,per liter,a kilo,the,number,no.,line,platform,gate,version,level,season,episode,chapter,page,extension,flight number,bus number',
    hedge:
      'buying,getting,grabbing,paying,spending,picking up,ordering,have to,north of,upwards of,upward of,in excess of,close to,shy of,south of,in the neighborhood of,in the region of,or thereabouts,thereabouts,give or take,on the first,on the second,on the third,on the fourth,on the fifth,on the tenth,on the fifteenth,on the twentieth,the first of the month,i have,we have,over,about,around,approx,approximately,roughly,circa,nearly,some,like,or so,ish,i think,think,i guess,guess,i believe,believe,pretty sure,i suppose,if i remember right,if i recall,iirc,something like,maybe,perhaps,probably,possibly,likely,apparently,supposedly,more or less,give or take,the other day,recently,a while ago,a few days back,last week,last month,last weekend,over the weekend,earlier this month,sometime,some time,one day,half was,my half,my part,split,went halves,halves,somewhere,not sure,unsure,dunno,i reckon,reckon,a bit over,a bit under,just over,just under,over,under,almost exactly,between,at least,at most,up to,more than,less than,a couple hundred,couple hundred',
    refuse: [
      'dreaming of,dreaming about,dream of,a lot for,dying for,craving,could murder,jonesing for,in the mood for,feel like,feeling like,office petty cash,the petty cash,company petty cash,to pass on,on its way,on their way,in the mail,in the post,pre-authorization,preauthorization,pre-authorisation,pre authorization,laid away,layaway,lay away,cash back at,my soul,my kidney,my firstborn,saving,trying to save,saving for,saving up,to save up,to save,invoice sent,sent an invoice,sent the invoice,sent my invoice,invoiced,billed the client,bid,bidding,a hold,hold of,on hold,preauthorized,pre authorized,requested,pending,impact,outcome,work out the,figure out,run the numbers,on top of that,from atm,at atm,to the atm,the atm gave,can i,could i,should i,may i,shall i,do i,did i,can we,could we,should we,swing it,simulate,simulation,project,forecast,estimate,rejected,denied,disputed,for our tickets,for our lunch,for our dinner,for our meal,for our drinks,for our flight,for our hotel,their own,his own,her own,daily,lyrics,in my pocket,i refunded,we refunded,i reimbursed,we reimbursed,is sold out,are sold out,was sold out,were sold out,fancy a,fancy an,fancy some,max,maximum,at most,no more than,up to,out of the atm,out of an atm,out of the machine,out of the cash machine,from the machine,from the hole in the wall,thinking of,thinking about,considering,lands on,lands next,land on the,in my dream,in a dream,april fools,april fool,in monopoly,monopoly,in the game,play money,i dreamed,i dreamt,daydream,sent back,override,skip confirmation,confirmation,bypass,without asking,jailbreak,sudo,developer mode,admin,from the cash machine,from the atm,from an atm,at the atm,at an atm,cashpoint,cash machine,from the bank,paid for us,paid for me,got to,gotta,gotta pay,has to,have got to,heading out,about to,off to buy,on my way,according to,estimates,estimated,in my cart,in the cart,in my basket,in the basket,wishlist,wish list,shopping list,on the list,left for,only left,paid attention,paid my respects,pay attention,paid a compliment,paid a visit,bought time,bought the farm,spent time,spent the day,spent the night,spent the weekend,broke even,to self,my bad,apparently,rumor has it,heard,hear that,sounds like,in sweat,my dad s,my mom s,so were,and so,as were,so was,instructed,imaginary,fictional,pretend money,for somebody,on behalf,somebody else s,someone else s,not mine,isn t mine,wasn t mine,set aside,put aside,set apart,earmarked,forex,currency exchange,worth of dollars,worth of euros,oh great,yeah sure,as if,dream on,in my dreams,if only,allegedly,supposed to,was supposed,were supposed,pretended,owed me,promised me,will be,is going,are going,to be paid,yet to,haven t,hasn t,no longer,not yet,in a dream,dreamt,dreamed,joked,monopoly money,toy money,in game,v bucks,robux,gave back to,took back,on hold,put on hold,waived,comped,complimentary,for free,freebie,on him,on her,on them',
      'yen,peso,pesos,franc,francs,dirham,dirhams,krona,kronor,krone,kroner,crowns,zloty,forint,btc,eth,satoshi,satoshis,yuan,rand,baht,lira,real,reais,rubles,chf,jpy,cny,mxn,nzd,sgd,aed,sek,nok,dkk,pln',
      'sold out,minus,not,never,no,none,nothing,nobody,neither,nor,cannot,without,except,rather,didn t,don t,doesn t,won t,can t,couldn t,shouldn t,wouldn t,haven t,hasn t,hadn t,isn t,aren t,wasn t,weren t,ain t,dont,didnt,wont,cant,havent',
      'almost,nearly bought,barely,hardly,forgot,forgotten,failed,tried,refused,declined,bounced,cancelled,canceled,cancel,voided,mistake,mistakenly,wrong,wrongly,oops,returned the,returned my,returned a,pretend,came close,close to',
      'will,shall,should,would,could,might,must,ought,ll,gonna,going to,about to,wanna,want,wants,wanted,need,needs,plan,plans,planned,planning,intend,hope,hoping,wish,wishing,expect,expects,expecting,expected,tomorrow,soon,later,upcoming,someday,eventually,next,next week,next month,would ve,d love,i d,i ll,we ll,you ll,he ll,he d,she d,we d,they d,they ll',
      'if,unless,whether,imagine,assume,assuming,hypothetically,for example,eg,or,otherwise,either,suppose,supposing,say i,what if,in case,in theory,had i',
      'every,hourly,biweekly,usually,normally,always,often,sometimes,regularly,recurring,used to,costs,a day,a week,a month,a year,per day,per week,per month,per year,each day,each week,each month,each weekday,each year,a night,an hour,per hour,per night,from now on,on fridays,on mondays,every month,mondays,fridays,saturdays,sundays',
      'ignore,disregard,forget,remind,reminder,undo,revert,delete,remove,erase,change,edit,update,correct,correction,adjust,schedule,stop,wait,repeat,translate,instruction,instructions,prompt,system,assistant,budget,limit,go over,refund me,scratch that,strike that,replace,rename,i mean,i meant,meant,actually no,hold on,instead of,transfer,transferred,move,moved,withdrew,withdraw,withdrawal,took out,lent,lend,lending,loaned,borrow,borrowed,owe,owes,owed,exchanged,exchange,converted,swapped,saved,saving up',
      'he paid,she paid,they paid,you paid,he spent,she spent,they spent,he bought,she bought,they bought,someone,somebody,said,says,saying,wrote,quote unquote,goes,on the house,my treat,treated me,his treat,her treat,their treat,kidding,joking,just kidding,jk,yeah right,oh sure,arm and a leg,returned it,sent it back,took it back,them back,asked for a refund,saw a,saw an,seen,waiting on,waiting for,still waiting,promised,promises,applied for,claimed,reimburse,reimburses,reimbursed by,company pays,company card,on expenses,got nothing',
    ].join(','),
  },
  things: ENGLISH_THINGS,
  sources: {
    Salary:
      'direct deposit,tutoring money,babysitting money,mowing money,cleaning money,dog walking money,gig money,year end bonus,year-end bonus,end of year bonus,overtime check,overtime cheque,salary,wages for,paycheck,pay check,paycheque,wage,wages,bonus,tips,tip money,commission,overtime pay,overtime,pay,stipend,payday,pay day,freelance income,freelance pay,freelance invoice,severance',
    Refund: 'refund,rebate,cashback,cash back,reimbursement,tax refund,tax return,deposit back,refunded',
    Gift: 'gift money,birthday money,christmas money,pocket money,allowance',
    Interest: 'interest,dividend,dividends,interest payment',
    Sale: 'car boot sale takings,yard sale takings,garage sale money,sale proceeds,takings,sale takings,car boot takings',
    Other:
      'social security check,pension check,benefit check,disability check,pension,child benefit,benefit,benefits,alimony,child support,grant,scholarship,lottery,winnings,prize,prize money,unemployment,social security,rental income,inheritance,lodger,royalties,stimulus check,state pension,student finance,maintenance loan',
  },
  prepositions: {
    on: 'on',
    for: 'for',
    of: 'of',
    at: 'at',
    from: 'from',
    with: 'with,using,by',
    and: 'and',
    about: '',
    worth: '',
  },
  stems: {
    back: /back|refund|reimburs|return/,
    gift: /gift/,
    paid: /paid|earned/,
    rent: /^rent$/,
    bill: /^(?:bill|invoice|fine)$/,
    tenant: /tenant|lodger/,
    tip: /(?!)/,
  },
  head: 'last',
  isObjectBeforeVerb: false,
  hasPostpositions: false,
  numbers: ENGLISH_NUMBERS,
  dates: ENGLISH_DATES,
  accounts: {
    Cash: 'cash,petty cash',
    'Savings Account': 'savings,saving account',
    'Checking Account': 'checking,chequing,current account,current',
  },
  theirs: 'his,her,their',
  questions:
    'did,do,does,is,are,am,was,were,has,have,can,could,may,should,how,what,when,where,who,whose,why,which,would,will,shall,worth,anyone,any,isn,wasn,won,didn,don',
  together: [
    {
      words: 'fixed,repaired,serviced,cleaned,replaced,installed,did a,did the,did',
      beside:
        'he paid me,she paid me,they paid me,who paid me,paid me,gave me,he gave me,she gave me,they gave me',
      role: 'work',
    },
    {
      words: 'did a,did the,did',
      beside: 'shift,extra shift,night shift,weekend shift,double shift,gig',
      role: 'filler',
    },
  ],
  tradeOrders: { buy: 'buy', sell: 'sell' },
  verbEnds: /ed$/i,
  lowest: 'from',
  perThing: 'a,an',
  meals:
    'lunch,dinner,breakfast,brunch,supper,tea,drink,drinks,coffee,beer,beers,meal,meals,restaurant,reservation',
  infinitive: 'to',
  accountWords: 'account,acct,a c,pot',
  into: 'into,to,in,onto,it s gone into,gone into,straight to,straight into,direct to,went into,went in,deposited,paid into',
  outOf: 'from,out of,with,using,via,through,off,by,used,i used,dipped into',
  debts: {
    'Credit Card': 'credit card',
    'Student Loan': 'student loan,student,uni loan',
    'Car Loan': 'car loan,car,auto loan,auto,vehicle loan,car finance',
    Mortgage: 'mortgage,home loan,house loan,housing loan,home mortgage',
    'Personal Loan': 'personal loan',
    Rent: 'rent',
    Utilities: 'utilities',
    Insurance: 'insurance',
    Subscription: 'subscription',
  },
}
