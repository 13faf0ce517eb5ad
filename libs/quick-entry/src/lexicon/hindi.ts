import { ENGLISH } from './english'
import { ENGLISH_THINGS } from './english-things'
import { HINDI_DATES } from './hindi-dates'
import { HINDI_NUMBERS } from './hindi-numbers'
import { HINDI_THINGS } from './hindi-things'
import type { Language, ThingWords } from './language'

/** Hindi in Latin script, in which any English word may stand. */
export const HINDI: Language = {
  code: 'hi',
  roles: {
    refuse: [
      'bachpan,badalwaye,badalwaya,badalwayi,badle dollar,dollar kharide,saheli ko,dost ko mila,bhai ko mila,behen ko mila,didi ko mila,papa ko mila,mummy ko mila,beti ko mila,bete ko mila,padosi ko mila,nahi,nahin,nahee,nhi,nai kiya,ni,na,naa,mat,bina,kabhi nahi,galat,galti,galti se,bhool,bhul gaya,bhul gayi,bhool gaya,bhool gayi,reh gaya,reh gaye,reh gayi,bach gaya,bach gaye,cancel,kam mile,kam mila,kam aaye,salary kat,salary kati,bank me,bank mein,gullak,karne the,karne tha,karni thi,kharch karne,fd me,fd mein,rd me,sip me,sip,mutual fund,ppf,wapas ki,wapas kari,wapas kar,wapas kiya,wapas kiye,wapas kar di,wapas kar diya,wapas kar diye,wapas di,lauta diya,lauta di,lautaya,return kiya,return kar diya,exchange kiya,fail,fail ho gaya,mazak,majak,jhooth,karunga,karungi,karenge,karega,karegi,lunga,lungi,loonga,loongi,lenge,lega,legi,dunga,dungi,doonga,doongi,denge,dega,degi,kharidunga,kharidungi,kharidenge,bharunga,bharungi,bharenge,jaunga,jaungi,jayenge,jaega,jayega,jayegi,aayega,aayegi,aayenge,aega,aegi,ayega,ayegi,milega,milegi,milenge,hoga,hogi,honge,lagega,lagegi,lagenge,bechunga,bechungi,bhejunga,bhejega,chukaunga,khaunga,khaungi',
      'rahega,rahenge,padega,padegi,padenge,sakta,sakti,sakte,chahiye,chahie,chahta,chahti,chahte,socha,soch raha,soch rahi,sochta,sochti,soch,plan,irada,mann hai,man hai,wala hu,wala hoon,wali hu,wali hoon,wale hai,wala hai,wali hai,karna hai,karne hai,karni hai,dena hai,dene hai,deni hai,lena hai,lene hai,leni hai,bharna hai,bharne hai,bharni hai,kharidna hai,khareedna,jana hai,bechna hai,bechne hai,chukana hai,dena tha,dene the,bharna tha,lena tha,lene the,karna tha,aana hai,aane hai,aani hai,aana baaki,aane baaki,milna hai,milne hai,baaki,baki,bakaya,pending,intezar,intzar,agle,agla,agli,aane wale,baad me,baad mein,agar,yadi,kaash,kash,varna,warna,ya,ya phir,man lo,maan lo,maano,jab,jab bhi,hota,hoti,hote,jaata,jaati,jata,jati,milta,milti,milte,deta,deti,dete,leta,leti,lete,karta,karti,karte,lagta,lagti,lagte,padta,padti,padte,bharta,bharti,bharte,kharidta,kharidte,aata,aati,aate,kya,kyaa',
      'kitna,kitne,kitni,kab,kahan,kaha,kaun,kon,kisne,kisko,kyu,kyun,kyon,kaise,har,hr,har mahine,har din,har hafte,har saal,roz,roj,rozana,rojana,roz ka,hamesha,aksar,kabhi kabhi,per month,per day,mahine ke,mahine ka,mahine me,din ka,hafte ka,mahina,saalana,dozen ka,ka bhav,ka rate,ka daam,daam,bhav,mehenga,mehnga,mehenge,mehngi,sasta ho,dekha,dekhi,dekhe,dekh li,dikha,dikhe,dikhi,pasand,bata raha,bata rahe,bol raha,bol rahe,bola,boli,bole,maang raha,maang rahe,maanga,maange,mang raha,kehta,kaha ki,bataya,hata,hatao,hata do,hatana,mita,mita do,mitao,delete,delete karo,delete kar do,badal,badlo,badal do,sahi karo,theek karo,thik karo,theek kar do,sudharo,sudhar do,edit,update,change,yaad dila,yaad dilana,yaad dilao,yaad rakhna,yaad nahi,remind,rok,roko,ruko,band karo,ignore,chhodo,chodo,limit,budget,se zyada,se jyada,zyada,jyada,kam karo,20 kar do,udhaar,udhar,udhari,karz diya,karz liya',
      'loan diya,loan liya,qarz,udhaari,lend,borrow,nikala,nikale,nikali,nikaala,nikaale,withdraw,atm,transfer,transfer kiya,transfer kiye,shift kiye,jama karne,bacha liye,bachaye,bacha,save kiye,fd karwayi,fd karayi,invest,wapas karne,lautane,lautana,lauta dunga,usne,unhone,tune,tumne,aapne,usko diya tha,isne,inhone,kisi ne,sabne,tera,teri,tere,tumhara,aapka,uska,uski,uske,unka,unki,unke,kho,kho gaye,kho gaya,kho diye,chori,gum,gir gaye,gira,muft,free me,free mein,company ke paise,maaf',
      ENGLISH.roles.refuse,
    ].join(','),
    filler: [
      'jaane ka,jane ka,leke,dikhaya,le gaya,le gayi,le gaye,paise deke,paise de ke,ghoomne,ghumne,ghoomne gaye,ghoomne gaye the,kripya,kripaya,dijiye,lijiye',
      'kijiye,bhukh lagi thi,bhookh lagi thi,hi,hello,hey,namaste,namaskar,arre,are,arey,oye,oi,yaar,yar,yr',
      'bhai sahab,sun,suno,sunn,bas,bs,haan,han,ha,hmm,ok,okay,okk,theek hai,thik hai,thik h,achha,accha',
      'acha,chalo,please,plz,pls,thanks,shukriya,dhanyavad,bro,dost sun,abhi,ab,to,toh,bhi,hee,sirf,total',
      'kul,kul milakar,mila ke,mila kar,sab milake,he,hu,hoon,hun,ho,raha,rahe,gaya,gaye,gayi,gai,do,karke',
      'kar ke,jaakar,jaake,ja kar,ja ke,jake,gaya tha,gayi thi,phir se,fir se,dekhne gaye,dekhne gaya',
      'dekhne gayi,khane gaye,khane gaya,khane gayi,ghumne gaye,lene gaya,lene gaye,lene gayi,finally,aakhir',
      'akhir,wahan,yahan,waha,yaha,idhar,udhar hi,itna,itne,baar,entry,nayi entry,expense,kharcha,kharche',
      'kharcha hua,income,kamai,amount,rakam,is mahine,is mahine ka,is mahine ki,is mahine ke,is hafte',
      'is saal,iss mahine,march,march ka,march ki,for,just,and also,also,subah,shaam,sham,shaam ko,raat',
      'raat ko,dopahar,dopahar ko,subah ko,sath me,saath me,theek karne,thik karne,thik karwane',
      'theek karwane,karwane,karane,banwane,silwane,repair karwane,katwane,dhulwane,karne,karva ke,karwa ke',
      'kar,bhaiya ji,ji',
    ].join(','),
    subject: 'maine,mene,mainne,main ne,hamne,humne,ham ne,hum ne,me ne,main,mai,hum,ham,i',
    first: [
      'maine,mene,mainne,main ne,hamne,humne,ham ne,hum ne,main,mai,hum,ham,mera,meri,mere,hamara,hamari',
      'hamare,humara,apna,apni,apne,mujhe,mujhko,mujko,muje,hame,hume,hamein,humein,humko,mere ko,khud,i,my',
      'me ne,apan,apun',
    ].join(','),
    determiner: [
      'ek,yeh,ye,woh,wo,vo,is,us,iss,uss,in,un,koi,kuch,kuchh,thoda,thodi,thode,do teen,packet,plate,glass',
      'bottle,cup,the,a,an,some,jodi,sab,saare,sari cheezein,ek kilo,aadha kilo,adha kilo,do kilo,ek litre',
    ].join(','),
    preposition: [
      'ka,ki,ke,ko,se,me,mein,mei,mai se,pe,par,tak,ne,ke liye,ki liye,k liye,ke lie,keliye,mere liye',
      'apne liye,hamare liye,ghar ke liye,ke saath,ke sath,k sath,wala,wale,wali,walo ko,aur,or bhi,and,on',
      'at,from,with,of,ke paas,ke pass,ke andar,ke badle,ke taur par,ki taraf se,ke through,ke naam',
      'ke chakkar me,ki wajah se,ke baad,ke waqt',
    ].join(','),
    modifier: [
      'mele,mele me,traffic,fd,naya,naye,nayi,nai wali,purana,purane,purani,bada,bade,badi,chhota,chota,chhote,chote',
      'chhoti,choti,achha wala,sasta,saste,sasti,mehnga wala,garam,garma garam,thanda,thandi,taaza,taza,kala',
      'safed,lal,laal,neela,hara,double,single,full plate,half plate,special,desi,second hand,used,new,old',
      'online,bill,bills,fees,fee,ticket,tickets,tikat,recharge,pack,plan ka,membership,subscription,premium',
      'service,servicing,repair,repairing,order,parcel,samaan,saaman,saman,cheez,cheezein,cheeze,item,items',
      'shopping,kharidari,dukan,dukaan,shop,store,bazaar,bazar,market,mandi,mall,station,airport,office,ghar',
      'school,college,bachcha,bachche,bacche,bachcho,bachchon,bacho,shaadi,shadi,birthday,party,puja,pooja',
      'diwali,holi,eid,rakhi ka,monthly,maasik,annual,kaam,dawat,safar,kiraye,hisaab,hisab,ladies,gents,bai',
      'pagaar,pagar,extra,wagera,wagairah,vagera,etc,ki tanki,tanki full,appointment,test,class,classes',
      'course fees,mobile,phone wala,society,cash me,sms',
    ].join(','),
    person: [
      'chacha ji,mama ji,nana ji,dada ji,bua ji,mummy,mumma,mom,maa,ma,papa,pita,pitaji,dad,daddy,bhai,bhaiya,bhaiyya,behen,behan,bahan,didi,didi ji',
      'biwi,patni,wife,pati,husband,beta,bete,beti,dada,dadi,nana,nani,chacha,chachi,mama,mami,mausi,maasi',
      'mausa,bua,fufa,tau,tai,jija,jijaji,saali,sala,sasur,saas,bhabhi,devar,nanad,dost,dosto,doston,friend',
      'friends,yaaron,girlfriend,boyfriend,gf,bf,padosi,padosan,boss,malik,sir,madam,uncle,aunty,auntie',
      'cousin,roommate,room mate,flatmate,colleague,bhatija,bhanja,bhanji,family,parents,ghar wale,ghar walo',
      'rishtedar,guruji,teacher ji,client,customer,grahak,logo,log,team,dadaji,nanaji,saheli',
    ].join(','),
    give: [
      perfect(
        'mujhe diye,mujhe diya,mujhe di,mujhe bheje,mujhe bheja,mujhko diye,hume diye,hamein diye,wapas diye mujhe,mujhe wapas diye,mujhe wapas mile,ne wapas kiye,ne wapas kar diye,ne wapas diye,ne lauta diye,ne lautaye,ne lauta diya,ne return kiye,gave me,sent me,paid me',
      ),
      ENGLISH.roles.give,
    ].join(','),
    spend: perfect(
      [
        'jama kar di,wapas kar diye,wapas kar diya,wapas kiye,wapas kiya,wapas de diye,return kar diye,return kiye,refund kiya,refund kar diya,utaar diye,utar diye,utaare,utare,kharch,kharch kiye,kharch kiya,kharch kari,kharch kar diye,kharch kar diya,kharch hue,kharch hua,kharch ho gaye,kharch ho gaya,kharcha kiya,diye,diya,di,de diye,de diya,de di,dediya,dediye,dedi,diye hai,diya hai,di hai,diye the,diya tha,chukaya,chukaye,chukai,chukayi,chuka diya,chuka diye,chuka di,bhara,bhare,bhari,bhar diya,bhar diye,bhar di,bharaa,ada kiya,ada kiye,ada ki,ada kar diya,ada kar di,pay kiya,pay kiye,pay ki,pay kar diya,pay kar diye,pay kar di,paid,payment kiya,payment ki,payment kar di,payment kar diya,spent,spend kiye,spend kiya,udaye,uda diye,uda diya,udaya,udaa diye,phoonk diye,phunk diye,fook diye,lutaye,luta diye,thok diye,jhonk diye,dale,daale,dala,daala,dali,daali,daal diye,daal diya,daal di,dal diye,dal diya,dal di,lagaye,lagaya,lagayi,laga diye,laga diya,chadhaye,chadhaya,chadha diye,daan kiye,daan kiya,daan diye,daan diya,donate kiye,donate kiya,bheje,bheja',
        'bhej diye,bhej diya,hisaab kiya,hisab kiya,hisaab kar diya,hisaab chukta kiya,chukta kiya,chukta kiye,jama kiye,jama kiya,jama kar diye,jama kar diya,jama ki,jama kari,jama karaye,jama karwaye,jama karwayi,jama karayi,jama karwa diye,de aaya,de aayi,deke aaya,tip di,tip diya,pakdaye,pakda diye,thamaye,thama diye,settle kiya,clear kiya,clear kar diya,clear kar di',
      ].join(','),
    ),
    cost: perfect(
      'ka tha,ki thi,ke the,lage,laga,lagi,lag gaye,lag gaya,lag gayi,laggaye,lage hai,lag gye,chale gaye,chala gaya,chali gayi,nikal gaye,nikal gaya,hua,hue,hui,pada,pade,padi,pad gaya,pad gaye,kata,kate,kati,kat gaye,kat gaya,kat gayi,kaata,kaate,kaat liye,kaat liya,kaat li,kat liye,kat liya,kaat diye,katwaye,debit hua,debit hue,debit ho gaye,deduct hua,deduct hue,charge kiya,charge kiye,charge hua,vasool kiye,vasule,ban gaya,bana,baitha,baith gaya,ka aaya,ka aya,ki aayi,ki ayi,ke aaye,ke aye,cost,cost me',
    ),
    buy: perfect(
      [
        'karwai,banwai,dhulwai,silwai,bharwai,mangwai,renew,renew hua,kharida,kharide,kharidi,khareeda,khareede,khareedi,kharid liya,kharid liye,kharid li,khareed liya,khareed liye,khareed li,liya,liye,li,le liya,le liye,le li,leliya,leliye,leli,liya hai,li hai,liye hai,le aaya,le aayi,le aaye,le aya,lekar aaya,leke aaya,leke aayi,laya,laye,layi,laaya,laaye,laayi,mangaya,mangaye,mangayi,mangwaya,mangwaye,mangwayi,manga liya,manga li,manga liye,mangwa liya,mangwa li,order kiya,order kiye,order ki,order kar diya,book kiya,book kiye,book ki,book kari,book kar di,book kar diya,book karwaya,book karwayi,booking ki,khaya,khaye,khayi,khai,khaai,kha liya,kha li,kha liye,piya,piye,pi,pee,bharwaya,bharwaye,bharwayi,bharvaya,bharwa liya,bharwa li,dalwaya,dalwaye,dalwayi,dalvaya,dalwa liya,dalwa li,karwaya,karwaye,karwayi,karvaya,karvayi,karaya,karaye,karayi,karwa liya,karwa li,kara liya,kara li,banwaya,banwaye,banwayi,banvaya,banwa liya,banwa li,silwaya,silwaye',
        'silwayi,silaya,katwaya,katwayi,katvaye,dhulwaya,dhulwayi,dhulwaye,lagwaya,lagwaye,lagwayi,lagvaya,theek karwaya,theek karwayi,thik karwaya,thik karaya,repair karwaya,repair karwayi,repair karaya,kiya,kiye,renew kiya,renew karwaya,admission karwaya,bought,ordered,booked,uthaya,pakda,pakdi,shopping ki,shopping kari,kiraye pe liya,kiraye pe li,khilaya,khilayi,pilayi,pilaya,bought a',
      ].join(','),
    ),
    receive: perfect(
      'mila,mile,mili,mil gaya,mil gaye,mil gayi,milgaya,milgaye,milgayi,mila hai,mile hai,mili hai,kamaye,kamaya,kamayi,kama liye,kama liya,kamai hui,kamai ki,jeeta,jeete,jeet gaya,jeet gaye,jita,jite,received,earned,got,receive hua,receive hue,paaye,paya,prapt hua,wapas mile,wapas mila,wapas mil gaye,wapas aaye,wapas aa gaye,wapas aaya',
    ),
    arrive: perfect(
      'aaya,aaye,aayi,aya,aye,ayi,aai,aa gaya,aa gaye,aa gayi,aagaya,aagaye,aagayi,aa gya,aa gye,aa gyi,aya hai,aaya hai,aayi hai,aaye hai,credit hua,credit hue,credit hui,credit ho gaya,credit ho gaye,credit ho gayi,credited,jama hua,jama hue,jama hui,jama ho gaya,jama ho gaye,jama ho gayi,deposit hua,deposit hue,deposit ho gaya,pahuch gaya,pahuche',
    ),
    sell: perfect(
      'becha,beche,bechi,bech diya,bech diye,bech di,bechdiya,bechdi,bech daala,bech dala,bech dali,bech ke,bech kar,bechkar,bechke,bechne se,bechne par,bechne pe,bechne ke,bik gaya,bik gayi,bik gaye,bika,biki,bike gaye,sold,sell kiya,sell kiye,sell ki,sell kar diya,sell kar di,sell kar diye,nikal diye share,bikri,bikri hui,bikri se',
    ),
    command: [
      'likh dijiye,likh lijiye,likh dijiyega,note kijiye,note kar lijiye,add kijiye,add kar dijiye',
      'likh lo bhai,likh do bhai,note kar bhai,add kar bhai,likh,likho,likh lo,likh le,likh do,likh dena',
      'likh lena,note,note karo,note kar lo,note kar le,note kar do,note kar,note karna,note krlo,note karlo',
      'add,add karo,add kar do,add kar lo,add kar,add kardo,jod,jodo,jod do,jod lo,record,record karo',
      'record kar lo,daal do,daal lo entry,entry karo,entry kar do,entry kar lo,entry daalo,entry daal do',
      'darj karo,darj kar lo,log karo,save karo,yeh likh lo',
    ].join(','),
    order: [
      'bhar do,bharo,bhar dena,bhardo,chuka do,chukao,chuka dena,de do,dedo,de dena,pay karo,pay kar do',
      'pay kardo,pay,ada karo,ada kar do,jama karo,jama kar do,jama karwa do,bhej do,clear karo,clear kar do',
    ].join(','),
    put: 'jode',
    work: [
      'padha ke,padhakar,padha kar,padhane,padhane ke,padhane ka,tuition,kaam kiya,kaam karke,kaam ka',
      'kaam ke,mazdoori,majdoori,dihadi,dihaadi,freelance,freelancing,project,gig,delivery,part time',
      'part time job,overtime,shift,design,website,photography,editing,translation,driving,silai karke',
      'silai kar ke',
    ].join(','),
    share: 'share,shares,sheyar,stock,stocks,shair,ke share,ka share,ke shares,unit,units',
    each: [
      'ek share ka,ke bhaav se,ke bhaav pe,ke bhaav par,ke bhav me,per share,prati share,har share,ek ke hisaab se',
      'ek ke hisab se,ek share ke hisaab se,ek ka,ek share ka,ek ek ka,each,per stock,har ek,ke bhav pe',
      'ke bhav se,ke bhav par,ke rate pe,ke hisaab se,ke hisab se',
    ].join(','),
    installment: [
      'emi,kist,kisht,kishte,installment,instalment,ki emi,ki kist,mahine ki kist,is mahine ki kist',
      'is mahine ki emi,monthly emi',
    ].join(','),
    loan: 'loan,karz,karza,karj,karja,qarza,home loan,rin,rin ka,balance,credit card,loan account',
    full: [
      'poora,pura,poori,puri,pure,poore,poora ka poora,pura ka pura,saara,sara,sari,saari,full,fully',
      'full payment,completely,khatam,khatm,khatam kar diya,chukta,chukta kar diya,ek saath,band karwa diya',
      'close kar diya,close kiya,nipta diya,utaar diya,utar diya',
    ].join(','),
    toward: 'extra,alag se,prepay,prepayment,part payment,upar se',
    money: [
      'paise,paisa,paisay,pese,rashi,money,paisa aaya,paise aaye,paise gaye,paisa gaya,paise aa gaye',
      'paisa aa gaya,paise diye,paise kate,paise kat gaye',
    ].join(','),
    tender: [
      'card,debit card,credit card se,card se,phonepe,phone pe,paytm,gpay,google pay,googlepay,upi,bhim',
      'net banking,netbanking,neft,imps,cheque,check,amazon pay,wallet,emi pe,kisto pe,khata,khate,account',
      'bank account,udhaar pe,voucher,gift card,paypal,cred,visa,mastercard,demat',
    ].join(','),
    unit: [
      'minute,minat,min,mint,ghanta,ghante,ghanto,hour,hours,din,dino,hafte,hafta,mahine,mahino,saal,saalo',
      'baje,logon,bande,aadmi,bar,dafa,martaba,km,kilometer,kg,kilo,gram,g,litre,litr,liter,ml,meter,percent',
      'pratishat,taka,dirham,dollar,dollars,riyal,dinar,points,number,no,page,kadam,steps,call,calls,message',
      'kisto,likes,option,options,lot,gb,mb,coins,marks,run,goal,over',
    ].join(','),
    verb: [
      'dekhta,dekhti,dekhte,suna,suni,sune,sunta,sunti,sunte,bolta,bolti,bolte,pucha,puchi,puche,puchta',
      'puchti,puchte,poocha,poochi,pooche,poochta,poochti,poochte,sochi,soche,sochte,samjha,samjhi,samjhe',
      'samajhta,samajhti,samajhte,likha,likhi,likhe,likhta,likhti,likhte,padha,padhi,padhe,padhta,padhti',
      'padhte,seekha,seekhi,seekhe,seekhta,seekhti,seekhte,baithi,baithe,baithta,baithti,baithte,utha,uthi',
      'uthe,uthta,uthti,uthte,chala,chali,chale,chalta,chalti,chalte,dauda,daudi,daude,daudta,daudti,daudte',
      'ghooma,ghoomi,ghoome,ghoomta,ghoomti,ghoomte,ruka,ruki,ruke,rukta,rukti,rukte,pahuncha,pahunchi',
      'pahunche,pahunchta,pahunchti,pahunchte,nikla,nikli,nikle,nikalta,nikalti,nikalte,lauta,giri,gire',
      'girta,girti,girte,toota,bigda,bigdi,bigde,bigadta,bigadti,bigadte,jale,jalta,jalti,jalte,khela,kheli',
      'khele,khelta,khelti,khelte,bhoola,bhooli,bhoole,bhoolta,bhoolti,bhoolte,chhoda,chhodi,chhode,chhodta',
      'chhodti,chhodte,pakde,pakadta,pakadti,pakadte,todta,todti,todte,khola,khole,kholta,kholti,kholte',
      'banta,banti,bante,dhoondha,dhoondhi,dhoondhe,dhoondhta,dhoondhti,dhoondhte,phenka,phenki,phenke',
      'phenkta,phenkti,phenkte,maara,maari,maare,maarta,maarti,maarte,jaaga,jaagi,jaage,jaagta,jaagti,jaagte',
      'pehna,pehni,pehne,utra,utri,utre,utarta,utarti,utarte,chadha,chadhe,chadhta,chadhti,chadhte,thaka',
      'thaki,thake,thakta,thakti,thakte,ladta,ladti,ladte,bhaaga,bhaagi,bhaage,bhaagta,bhaagti,bhaagte,taira',
      'tairi,taire,beeta,beete,guzra,guzri,guzre,maangi,maangta,maangti,maangte,gina,gini,gine,roka,roki',
      'roke,kheencha,kheenchi,kheenche,baandha,baandhi,baandhe,jhuka,jhuke,phisla,phisli,phisle,tehla,tehli',
      'tehle,ghusa,ghuse,ghusta,ghusti,ghuste,pighla,pighli,naacha,naachi,naache,naachta,naachti,naachte',
      'chaaha,chaahi,chaahta,chaahti,chaahte,bheega,bheegi,bheege,bheegta,bheegti,bheegte,barsa,barasta',
      'darta,darti,darte,khoda,khodi,khode,rootha,roothi,roothe,khiska,maane,maanta,maanti,maante,rakha',
      'rakhe,rakhta,rakhti,rakhte,chakha,chakhi,chakhe,soongha,pehchana,pehchani,pehchane,banaya,banayi',
      'banaye,banata,banati,banate,bulaya,bulayi,bulaye,bulata,bulati,bulate,sikhaya,sikhayi,sikhaye,sikhata',
      'sikhati,sikhate,padhaya,padhayi,padhaye,padhata,padhati,chalaya,chalayi,chalaye,chalata,chalati',
      'chalate,ghumaya,ghumayi,ghumaye,ghumata,ghumati,ghumate,jagaya,jagayi,jagaye,giraya,girayi,giraye',
      'jalaya,jalayi,jalaye,jalata,jalati,jalate,bujhaya,bujhayi,bujhaye,hataya,hatayi,hataye,dabaya,dabayi',
      'dabaye,chhupaya,chhupayi,chhupaye,churaya,churayi,churaye,churata,churati,churate,sajaya,sajayi',
      'sajaye,bachaya,bachayi,bachata,bachati,bachate,manaya,manayi,manaye,sulaya,sulayi,sulaye,uthayi',
      'uthaye,uthata,uthati,chillaya,chillayi,chillaye,muskuraya,muskurayi,muskuraye,ghabraya,ghabrayi',
      'ghabraye,sharmaya,nahaya,nahayi,nahaye,nahata,nahati,nahate,samjhaya,samjhayi,samjhaye,samjhata',
      'samjhati,samjhate,bhagaya,dikhaye,sunaya,sunayi,sunaye,pakaya,pakayi,pakaye,bitaya,bitayi',
      'bitaye,dohraya,dohrayi,gumaya,gumayi,gumaye,hilaya,hilayi,hilaye,batayi,bataye,batati,batate,gaaya',
      'gaayi,soyi,soye,sota,soti,sote,roya,royi,roye,rota,dhoya,dhoyi,dhoye,dhota,boya,hansa,hasta,hansta',
      'hansti,haste,jaanta,jaanti,jaante,rehta,rehti,rehte,rahta,rahti,rahte,chhua,jiya,ghuma,ghumi,ghume',
      'ghumta,ghumti,ghumte,bhula,bhuli,bhule,bhulta,tuta,sikha,sikhi,sikhta,sikhti,pahucha,pahuchi,pahuchta',
      'dhundha,dhundhi,dhundhe,dhundta,khinchi,badalta,badalti,badalte,marta,marti,marte,nacha,nachi,nache',
      'kaanpa,kaanpi,chheenka,chheenki,sambhala,sambhali,sambhale,sambhalta,sudhra,sudhri,aaunga,aaungi',
      'dekhunga,dekhungi,dekhega,dekhegi,dekhenge,sounga,soungi,padhunga,padhungi,padhega,bolunga,bolungi',
      'bolega,likhunga,likhungi,khelunga,khelungi,khelega,ghumunga,uthunga,uthungi,chalunga,chalungi,chalega',
      'sochunga,sochungi,sikhunga,sikhungi,bataunga,bataungi,batayega,rahunga,rahungi,milunga,milungi',
      'baithunga,baithungi,pahunchunga,pahunchungi,pahunchega,lautunga,nikalunga,nikalungi,lauti,laute,toote',
      'tooti,tuti,tute,phata,phati,dikhata,dikhati,sunata,sunati,pakata,pakati',
    ].join(','),
    clause: [
      'hai,hain,h,tha,thi,ho gaya,ho gaye,ho gayi,bill aaya,bill aya,bill bana,wapas,lekin,magar,par wo',
      'kyunki,kyuki,kyonki,isliye,jabki,jo,jis,jisme,jisne,jiska,jinka,phir,fir,tab,uske baad,tabhi,tum,tu',
      'aap,ve,unko,usko,use,unhe,ise,tumhe,tujhe,aapko,phir bhi,aadha,aadhe,aadhi,adha,hissa,badh gaya',
      'badh gayi,ghat gaya,rate,price,keemat,kimat,offer,discount,chhoot,room,seat,platform,line,version',
      'level,season,episode,chapter,flight number,advance,deposit,security,dobara,pahle se,pehle se,pehle',
      'pahle,baad,dono,jitna,jitne,thi na,mehengai,company ka,office ka,office ke paise,reimburse,claim',
      'milne,jaane,bharne,dene,lene,kharidne,bechne,karna,dena,lena,bharna,chukana,chukane,khareedne',
    ].join(','),
    hedge: [
      'lagbhag,lag bhag,kareeb,karib,takriban,taqriban,andazan,andaze se,shayad,sayad,shyd,ho sakta hai',
      'lagta hai,mere khayal se,mere khyal se,mere hisaab se,mujhe lagta hai,jaha tak yaad hai',
      'jahan tak yaad hai,shayad hi,us din,uss din,ek din,kuch din pehle,kuch din pahle,pichle hafte',
      'pichhle hafte,pichle mahine,pichhle mahine,pichle dino,haal hi me,kam se kam,se kam,se upar',
      'ke aas paas,ke aaspaas,aas paas,aaspaas,ke kareeb,ke karib,ek do,do chaar,do char,das bees,takreeban',
      'baanta,baant liya,baanta tha,split,aadha aadha,aadhe aadhe,mera hissa,apna hissa,apne hisse,hisse',
      'share kiya,khata me,thode bahut,around,approx,approximately,about,roughly,maybe,probably,i think',
      'guess',
    ].join(','),
  },
  things: merged(HINDI_THINGS, ENGLISH_THINGS),
  sources: {
    Salary: [
      'salary,salry,tankhwah,tankha,tankhwa,tankhaa,vetan,pagaar mili,pagar mili,pagaar aayi,pagar aayi',
      'pagaar aa gayi,pagar aa gayi,bonus,incentive,stipend,commission,overtime pay,mazdoori,majdoori,dihadi',
      'dihaadi,freelance payment,freelance ka payment,project ka payment,client ka payment,kaam ka payment',
      'kaam ke paise,tips,paycheck,wages',
    ].join(','),
    Refund: 'refund,cashback,cash back,reimbursement,tax refund,itr refund,rifand',
    Gift: [
      'shagun mila,shagun mile,shagun ke mile,eidi mili,eidi mile,neg,neg mila,muh dikhai,gift me mile',
      'gift mile,gift mila,pocket money,jeb kharch,jeb kharchi,pocketmoney',
    ].join(','),
    Interest: 'byaj,byaaj,vyaj,interest,fd interest,dividend,labhansh,sood',
    Sale: '',
    Other: [
      'kirayedar,kirayedaar,pension,scholarship,chhatravritti,lottery jeeti,inaam,inam,prize,subsidy',
      'pm kisan,bhatta,grant,rental income,rent aaya,rent mila,kiraya mila,kiraya aaya,royalty',
    ].join(','),
  },
  prepositions: {
    on: 'pe,par',
    for: 'ke liye',
    of: 'ka,ki,ke',
    at: 'at',
    from: 'se,from',
    with: '',
    and: 'aur',
    about: '',
    worth: 'wala,wale,wali',
  },
  stems: {
    back: /wapas|lauta|refund/,
    gift: /(?!)/,
    paid: /kama|paid/,
    rent: /^kiraya$/,
    bill: /^(?:bill|challan)$/,
    tenant: /kiray[ae]+d[aa]r/,
    tip: /(?!)/,
  },
  head: 'last',
  unreal: /(?:unga|ungi|oonga|oongi|[aeiou]y?enge|[aeiou]y?ega|[aeiou]y?egi|nge|nga)$/,
  hasPostpositions: true,
  agent: {
    mark: 'ne',
    to: 'ko',
    gives: [
      'diye,diya,di,de diye,de diya,de di,dediya,dediye,wapas kar diye,wapas kar diya,wapas kiye,wapas kiya',
      'wapas de diye,return kar diye,return kiye,refund kiya,refund kar diya,bheje,bheja,bhej diye,bhej diya',
      'diye hai,diya hai',
    ].join(','),
  },
  numbers: HINDI_NUMBERS,
  dates: HINDI_DATES,
  accounts: {
    Cash: 'cash,nakad,nagad,rokda,nakdi,jeb',
    'Savings Account': 'savings,saving,saving account,bachat,bachat khata,bachat khate,bachat account',
    'Checking Account': 'checking,current,current account,chalu khata,chalu khate,checking khata',
  },
  theirs: 'uska,uski,uske,unka,unki,his,her',
  questions: [
    'kya,kitna,kitne,kitni,kab,kahan,kaun,kyu,kyun,kaise,batao,bata,dikhao,what,how,did,do,when,where,which',
    'why',
  ].join(','),
  verbEnds: /(?:a|e|i|ta|te|ti|na|ne|ni|kar|ke)$/iu,
  isObjectBeforeVerb: true,
  accountWords: 'account,acc,a c,khata,khate,ac,acct',
  into: 'me,mein,mei,into',
  outOf: 'se,me se,mein se,from,ke through,pe se',
  debts: {
    'Credit Card': 'credit card,credit card ka bill,credit card bill',
    'Student Loan': 'student loan,education loan,padhai ka loan,padhai loan',
    'Car Loan': 'car loan,gaadi ka loan,gadi ka loan,gaadi loan,car ka loan,car,gaadi,gadi',
    Mortgage: [
      'mortgage,home loan,ghar ka loan,ghar ke loan,ghar ka karz,makan ka loan,house loan,housing loan,ghar',
    ].join(','),
    'Personal Loan': 'personal loan',
    Rent: 'kiraya,rent',
    Utilities: 'utilities',
    Insurance: 'bima,beema,insurance',
    Subscription: 'subscription',
  },
}

function merged(one: ThingWords, other: ThingWords): ThingWords {
  const entries = Object.entries(one) as [keyof ThingWords, string][] // the keys of the type
  return Object.fromEntries(
    entries.map(([key, list]) => [key, `${list},${other[key]}`]),
  ) as unknown as ThingWords
}

/** Also "diye hai" and "diye the". */
function perfect(list: string): string {
  const verbs = list.split(',')
  return [
    list,
    ...['hai', 'hain', 'h', 'he', 'tha', 'thi', 'the'].flatMap((end) =>
      verbs.map((verb) => `${verb} ${end}`),
    ),
  ].join()
}
