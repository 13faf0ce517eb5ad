import type { ThingWords } from './language'

/** Everyday things in German, in the singular; a plural only where it is the usual form. */
export const GERMAN_THINGS: ThingWords = {
  Groceries: [
    'futter,hundefutter,katzenfutter,fressnapf,windeln,wasser,reis,suppe,eintopf,sekt,schnaps,markt,grillzeug,brot',
    'brötchen,milch,eier,käse,butter,quark,joghurt,sahne,wurst,schinken,speck,fleisch,hackfleisch,hähnchen,fisch',
    'lachs,thunfisch,obst,gemüse,apfel,banane,orange,zitrone,erdbeeren,birne,pfirsich,melone,tomate,gurke,salat',
    'zwiebel,knoblauch,kartoffel,karotte,möhre,paprika,zucchini,brokkoli,blumenkohl,pilze,spargel,nudeln,mehl,zucker',
    'salz,speiseöl,olivenöl,senf,ketchup,gewürz,müsli,haferflocken,marmelade,honig,kekse,schokolade,chips',
    'gummibärchen,nüsse,saft,mineralwasser,wein,kasten bier,tee,kaffeebohnen,tiefkühlpizza,lebensmittel,einkauf',
    'supermarkt,bäckerei,bäcker,metzger,getränkemarkt,getränke,aldi,lidl,rewe,edeka,penny,netto,kaufland',
    'toilettenpapier,taschentücher,waschmittel,spülmittel,müllbeutel',
  ].join(','),
  'Eating out': [
    'eis,essen,essen gehen,essen gegangen,mittag,gegessen,gefrühstückt,getrunken,snack,italiener,dönermann,dönerbude',
    'latte,cola,nachtisch,torte,wrap,ramen,kebab,sandwich,restaurant,gasthaus,imbiss,kantine,mensa,mittagessen',
    'abendessen,frühstück,brunch,café,kaffee,cappuccino,espresso,kuchen,bier,biergarten,kneipe,cocktail,aperol',
    'glühwein,glas wein,pizza,pizzeria,döner,dürüm,falafel,burger,pommes,currywurst,bratwurst,schnitzel,sushi,brezel',
    'eisdiele,lieferdienst,lieferando,mcdonalds,burger king,starbucks',
  ].join(','),
  Transport: [
    'getankt,parkticket,parkuhr,vollgetankt,volltanken,tanken,geparkt,zug,s-bahn,u-bahn,straßenbahn,fahrrad',
    'inspektion,flixbus,roller,autoteile,benzin,diesel,sprit,tankstelle,tankfüllung,aral,shell,esso,taxi,uber,bus',
    'busticket,bahn,zugticket,zugfahrt,fahrkarte,fahrschein,monatskarte,deutschlandticket,bahncard,tram,deutsche bahn',
    'öbb,sbb,bvg,mvg,carsharing,parken,parkhaus,parkschein,parkgebühr,maut,vignette,werkstatt,autoreparatur,reifen',
    'ölwechsel,bremsen,autobatterie,autowäsche,tüv,adac,autoversicherung,kfz-versicherung,fahrradreparatur',
    'fahrradhelm',
  ].join(','),
  Housing: [
    'dünger,saatgut,garten,farbe,schlüssel,putzfrau,möbelhaus,decke,wasserhahn,spiegel,topf,messer,kerze,deko',
    'schreibtisch,umzug,grill,backofen,spülmaschine,mikrowelle,miete,nebenkosten,hausratversicherung',
    'wohngebäudeversicherung,handwerker,klempner,elektriker,schlüsseldienst,hausmeister,renovierung,wandfarbe,pinsel',
    'tapete,möbel,sofa,sessel,tisch,stuhl,bett,matratze,kissen,bettwäsche,bettdecke,handtuch,gardine,vorhang,teppich',
    'regal,schrank,lampe,glühbirne,ikea,obi,bauhaus,hornbach,baumarkt,bohrmaschine,hammer,schraube,werkzeug',
    'rasenmäher,blumenerde,pflanze,kühlschrank,waschmaschine,staubsauger,pfanne,geschirr',
  ].join(','),
  Utilities: [
    'handytarif,prepaid,handyguthaben,guthaben aufgeladen,gez,mobilfunk,strom,stromrechnung,stromabschlag,gas',
    'gasrechnung,gasabschlag,wasserrechnung,wasserkosten,abwasser,heizung,heizkosten,heizöl,fernwärme,brennholz',
    'pellets,müllabfuhr,müllgebühr,internet,wlan,handyrechnung,handyvertrag,telefonrechnung,telekom,vodafone,o2',
    'stadtwerke,rundfunkbeitrag',
  ].join(','),
  Health: [
    'friseurin,tierarzt,therapie,rezept,salbe,creme,augenarzt,hautarzt,frauenarzt,hausarzt,nagelstudio,barbier,zahnspange',
    'hörgerät,tampons,seife,rasierer,arzt,ärztin,zahnarzt,zahnreinigung,kieferorthopäde,physiotherapie,psychotherapie',
    'krankenhaus,klinik,apotheke,medikament,medizin,rezeptgebühr,zuzahlung,tabletten,ibuprofen,aspirin,hustensaft',
    'nasenspray,pflaster,vitamine,impfung,brille,kontaktlinsen,optiker,krankenversicherung,krankenkasse,friseur',
    'haarschnitt,massage,kosmetik,shampoo,duschgel,zahnpasta,zahnbürste,sonnencreme,schminke,parfüm,drogerie,dm',
    'rossmann,deospray',
  ].join(','),
  Leisure: [
    'steam,puzzle,zelda,kino,theater,konzert,konzertticket,eintritt,eintrittskarte,museum,zoo,freizeitpark,netflix,spotify,disney plus',
    'dazn,audible,videospiel,playstation,nintendo,brettspiel,fitnessstudio,mcfit,schwimmbad,freibad,sauna',
    'kletterhalle,bowling,billard,fußball,tennis,yogakurs,vereinsbeitrag,skipass,lotto,roman,zeitung,zeitschrift',
    'gitarre,feier,kinokarte,konzertkarte,theaterkarte,party,verein,konsole,festival,spiel,wolle,tanzkurs',
  ].join(','),
  Shopping: [
    'pulli,armbanduhren,buch,handy,handyhülle,tasche,kette,maus,tastatur,monitor,handschuhe,wolle,bildschirm,kamera,puppe',
    'saturn,ebay,regenschirm,kleidung,klamotten,schuh,sneaker,stiefel,sandalen,hose,jeans,hemd,bluse,t-shirt,pullover',
    'kleid,rock,jacke,mantel,anzug,krawatte,socken,unterwäsche,schlafanzug,bikini,mütze,schal,gürtel,handtasche',
    'rucksack,geldbeutel,armbanduhr,ohrringe,halskette,schmuck,sonnenbrille,laptop,computer,tablet,smartphone',
    'kopfhörer,tabak,zigaretten,ladekabel,drucker,fernseher,batterien,spielzeug,lego,kinderwagen,h&m,zara,zalando',
    'amazon,media markt',
  ].join(','),
  Education: [
    'kurs,kitabeitrag,heft,stift,buntstifte,volkshochschule,klassenfahrt,fahrschule,fahrstunde,musikschule',
    'klavierunterricht,unterricht,uni,prüfungsgebühr,hort,schule,schulgeld,kita,kitagebühr,kindergarten,studium',
    'studiengebühr,semesterbeitrag,nachhilfe,sprachkurs,vhs,seminar,fortbildung,weiterbildung,lehrbuch,schulbuch',
    'schulsachen',
  ].join(','),
  Travel: [
    'pension in,pension im,pension am,pension an der,reise,hotelzimmer,campingplatz,pauschalreise,visum,übernachtung,hotel,hostel,jugendherberge,ferienwohnung,airbnb',
    'booking,flug,flugticket,lufthansa,ryanair,eurowings,flughafen,koffer,mietwagen,kreuzfahrt,fähre,urlaub',
    'reiseversicherung',
  ].join(','),
  Gifts: [
    'spenden,strauß,tierheim,hochzeitsgeschenk,geschenk,geschenkpapier,gutschein,blumenstrauß,blumen,mitbringsel',
    'geburtstagskarte,spende,rotes kreuz,unicef',
  ].join(','),
  Fees: [
    'geblitzt,porto,briefmarken,versand,paket,mahngebühr,bankgebühr,kontogebühr,kontoführung,gebühr,strafzettel,bußgeld',
    'knöllchen,steuer,finanzamt,steuerberater,notar,anwalt,reisepass,personalausweis,führerschein,haftpflicht',
    'haftpflichtversicherung,rechtsschutz,lebensversicherung',
  ].join(','),
  Other:
    'babysitter,tagesmutter,notar,paket,porto,briefmarke,einschreiben,ausweis,reinigung,wäscherei,waschsalon,schuster,heu,futtermittel,kopie,passfoto',
}
