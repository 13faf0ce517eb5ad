import type { ThingWords } from './language'

/** Everyday things in Hindi, in the singular; a plural only where it is the usual form. */
export const HINDI_THINGS: ThingWords = {
  Groceries: [
    'ration,kirane ki dukaan,kirane ki dukan,kirane wala,kirane,mahine ka saaman,mahine ka saman,mahine ka ration,doodh,dudh,dahi,paneer,panir,makhan,ghee,ghi,chaach,malai,anda,ande,atta,aata,maida,besan,suji,sooji,chawal',
    'chaawal,daal,dal,rajma,chana,chole,moong,masoor,toor dal,urad,poha,sabzi,sabji,subzi,sabziyan,aloo,aalu,pyaz',
    'pyaaz,pyaj,tamatar,lahsun,lehsun,adrak,mirch,mirchi,dhaniya,pudina,palak,gobhi,gobi,patta gobhi,bhindi,baingan',
    'lauki,karela,matar,gajar,mooli,kheera,kaddu,nimbu,phal,kela,seb,santra,aam,angoor,tarbooz,papita,anar,amrood',
    'nariyal,murgi,machli,machhli,gosht,keema,sarso tel,sarson ka tel,cheeni,chini,shakkar,gud,gur,namak,masala,haldi',
    'jeera,elaichi,laung,achar,achaar,papad,kaju,badam,kishmish,mungfali,makhana,chai patti,chaipatti,biskut,namkeen',
    'bhujia,rashan,kirana,sabun,jhadu,agarbatti,dmart,bigbasket,blinkit,zepto,instamart,amul',
    'sabzi mandi,doodh wala,doodh wale,kirana store,tel,gehu,mithai ka dabba,bhutta',
    'kutte ka khana,billi ka khana',
  ].join(','),
  'Eating out': [
    'paani puri,pani puri,golgappe,ki tip,tip,khana,khaana,bahar ka khana,dhaba,chai,chay,cutting chai,nashta,naashta,dopahar ka khana,raat ka khana,tiffin',
    'thali,samosa,kachori,pakora,pakoda,bhajiya,vada pav,vadapav,pav bhaji,pani puri,panipuri,golgappe,golgappa',
    'puchka,chaat,bhel puri,bhelpuri,aloo tikki,dosa,dosai,idli,uttapam,paratha,parantha,chole bhature,biryani',
    'biriyani,kabab,tandoori,momo,chowmein,jalebi,gulab jamun,rabdi,kulfi,falooda,lassi,nimbu pani,paan,daru,daaru',
    'sharab,zomato,swiggy,haldiram',
    'momos,chai pani,chai nashta,rasgulla,barfi,ladoo,laddu,chole kulche,kathi roll,dhokla,misal pav,ganne ka ras,cold drink,thandai,sutta,cigarette',
  ].join(','),
  Transport: [
    'petrol,petrol pump,dijal,cng,indian oil,bharat petroleum,hp petrol,auto,auto rickshaw,rickshaw,riksha,rikshaw',
    'e-rickshaw,metro card recharge,bus kiraya,bus ka kiraya,auto kiraya,auto ka kiraya,taxi kiraya,taxi ka kiraya',
    'gaadi ka kiraya,ola,rapido,namma yatri,local train,train ka ticket,bus ka ticket,fastag,toll naka,chungi,mekanik',
    'gaadi ki service,bike ki service,gaadi repair,gaadi ki dhulai,panchar,gaadi ka bima,fastag recharge',
    'auto wala,auto wale,rickshaw wala,rickshaw wale,metro card,bike servicing,gaadi servicing,ola cab,hawa',
    'bas ka kiraya',
  ].join(','),
  Housing: [
    'kiraya,kiraaya,ghar ka kiraya,kamre ka kiraya,makaan kiraya,makan kiraya,dukan ka kiraya,society maintenance',
    'ghar ki marammat,marammat,ghar ka bima,nal,tanki,nalsaz,bijli wala,bijli mistri,mistri,mistry,mazdoor,majdoor',
    'rang rogan,putai,palang,charpai,gadda,takiya,chadar,chaddar,rajai,razai,kambal,parda,darri,kursi,almari,almirah',
    'sheesha,pankha,tala,taala,chabi,chaabi,bartan,kadhai,kadai,tawa,balti,chulha,kaamwali,gamla,paudha,khaad',
    'kaamwali bai,kaam wali,safai wala,safai wali,dhobi,mali,watchman,cooler,ac,ac ki service,inverter,gas chulha,flat ka kiraya,room rent,pg ka kiraya,pg rent',
  ].join(','),
  Utilities: [
    'bijli,bijlee,bijli bill,bijli ka bill,light bill,light ka bill,pani bill,paani bill,pani ka bill,paani ka bill',
    'pani tanker,paani ka tanker,gas ka cylinder,cylinder,silendar,rasoi gas,lpg,gas ka bill,mobile recharge',
    'phone recharge,phone ka bill,recharge,net recharge,wifi ka bill,jio,airtel,bsnl,dish tv,dth',
    'jio fiber,jio recharge,airtel recharge,tata sky',
  ].join(','),
  Health: [
    'dawai,dawa,davai,dawaai,dawaiyan,goli,davakhana,dawakhana,aspatal,haspatal,daktar,doctor ki fees,doctor ki fee',
    'vaidya,hakim,ilaaj,ilaj,jaanch,khoon ki jaanch,khoon test,marham,malham,chashma,daant ka ilaj,naai,hajamat',
    'baal katai,daadhi,maalish,malish,mehndi,mehendi,kajal,bindi,sindoor,itra,ittar,manjan,datun,colgate,dabur',
    'patanjali,swasthya bima,pharmeasy,nykaa',
    'baal,baal katwaye,baal kataye,nai,parlour,parlor,daant,dr,apollo,1mg',
  ].join(','),
  Leisure: [
    'pikchar,picture hall,mela,jhoola,jhula,chidiyaghar,carrom,kabaddi,shatranj,ludo,taash,patang,akhada,akhara,tabla',
    'dholak,akhbaar,akhbar,hotstar,sonyliv,zee5,bookmyshow,pvr',
    'pubg,pubg uc,bgmi,free fire,turf',
    'movie dekhi,movie dekhne,film dekhi,film dekhne,picture dekhi,match dekha,mela dekha',
  ].join(','),
  Shopping: [
    'kambal,kapde,kapda,kameez,kurta,kurti,salwar,salwar suit,pajama,payjama,dhoti,lungi,saree,sari,lehenga,lehnga,dupatta',
    'chunni,sherwani,blouse silai,silai,darzi,darji,topi,mauza,moza,moja,joota,joote,juta,jutti,chappal,chappalein',
    'swetar,shawl,shaul,gamcha,rumal,rumaal,banyan,baniyan,kachcha,chaddi,patloon,chudi,choodi,chudiyan,payal,jhumka',
    'jhumke,angoothi,anguthi,ghadi,batua,thaila,jhola,chhata,chhatri,khilona,gudiya,flipkart,myntra,meesho,bata',
    'joote chappal,mobile cover,ajio',
    'khilone',
  ].join(','),
  Education: [
    'kitaabein,kitabon,kitaben,kitabein,kitab,kitab,kitaab,kitabein,pustak,school ki fees,bachon ki fees,bachcho ki fees,college ki fees,tution,tyushan',
    'pathshala,vidyalaya,padhai,padhai kharcha,pariksha fees,exam ki fees,pensil,school ki kitab,school dress,byju',
    'unacademy',
    'school fees,college fees,tuition fees,copy,copies,kitabe,kitaabe,xerox',
  ].join(','),
  Travel: [
    'yatra,yaatra,tirth yatra,tirth,sair sapata,dharamshala,dharmashala,hawai jahaz,hawai yatra,hawai ticket,indigo',
    'spicejet,air india,makemytrip,goibibo,oyo,yatra bima,irctc',
  ].join(','),
  Gifts: [
    'tohfa,tofa,tohfe,uphaar,uphar,bhent,shagun,shagan,rakhi,raakhi,eidi,diwali gift,janamdin,daan,chanda,bhiksha',
    'zakat,jakat,chadhava,chadhawa,mandir,gurudwara,dakshina,phool,guldasta',
    'shaadi ka gift,lifafa,prasad,bhandara',
  ].join(','),
  Fees: [
    'charge,charges,bank charge,jurmana,jurmaana,chalan,chalaan,challan,sarkari fees,sarkari fee,ghar ka tax,bima,beema,jeevan bima',
    'lic,vakil,vakeel,vakil ki fees,aadhaar',
    'sms charge,bank charge,annual charge,lic premium,ca ki fees,stamp paper',
  ].join(','),
  Other: 'courier,parcel,dhobi,darzi,mochi,beej,khaad,khad,chara,bhusa,photocopy,xerox,tala,chabi',
}
