import type { ThingWords } from './language'

/** Everyday things in French, in the singular; a plural only where it is the usual form. */
export const FRENCH_THINGS: ThingWords = {
  Groceries: [
    'croquettes,litière,boulanger,boucher,primeur,poissonnier,poissonnerie,œuf,couches,eau,brioche,super u,picard',
    'tomates,concombre,pain,baguette,lait,œufs,fromage,beurre,yaourt,crème fraîche,jambon,saucisson,lardons,viande',
    'poulet,bœuf,poisson,saumon,thon,crevettes,fruits,légumes,pomme,banane,citron,raisin,fraises,poire,melon,ananas',
    'tomate,salade,oignon,patates,carotte,poivron,courgette,champignons,haricots,riz,pâtes,farine,sucre,sel,huile',
    'vinaigre,moutarde,mayonnaise,épices,céréales,confiture,miel,nutella,biscuits,gâteaux,chocolat,chips,bonbons,noix',
    'jus,soda,eau minérale,pack de bières,vin,thé,café moulu,café en grains,capsules café,surgelés,courses',
    'alimentation,épicerie,supermarché,marché,boulangerie,boucherie,carrefour,leclerc,auchan,lidl,aldi,intermarché',
    'monoprix,papier toilette,lessive,liquide vaisselle,sacs poubelle',
  ].join(','),
  'Eating out': [
    'mangé,gâteau,menu,goûter,dessert,coca,limonade,chocolat chaud,latte,snack,ramen,galette,crêperie,verre,petit déj',
    'buffet,mcdonalds,burger king,kfc,restaurant,resto,brasserie,cantine,déjeuner,dîner,petit déjeuner,brunch,café',
    'expresso,cappuccino,bière,pinte,apéro,cocktail,verre de vin,bar,pizza,pizzeria,kebab,tacos,burger,frites,sushi',
    'crêpe,sandwich,panini,croque-monsieur,quiche,croissant,pain au chocolat,chocolatine,glace,plat du jour,mcdo',
    'starbucks,deliveroo,uber eats,repas',
  ].join(','),
  Transport: [
    'train annule,assurance de la voiture,plein,carte navigo,rer,vélo,vtc,bolt,garé,parcmètre,révision,casque,flixbus,tgv,ter,essence,gazole,gasoil,diesel',
    'carburant,station-service,shell,esso,taxi,uber,blablacar,bus,métro,tram,tramway,train,ticket de métro',
    'ticket de bus,billet de train,navigo,pass navigo,abonnement de bus,sncf,ratp,ouigo,vélib,trottinette,parking',
    'stationnement,péage,autoroute,garage,garagiste,pneu,vidange,huile moteur,freins,contrôle technique',
    'assurance auto,assurance voiture,norauto,chambre à air,réparation vélo',
  ].join(','),
  Housing: [
    'grille-pain,terreau,toiture,plantes,clé,clés,copro,charges de copro,femme de ménage,bougie,casserole,couteaux',
    'machine à laver,micro-ondes,bureau,étagère,commode,robinet,travaux,peintre,loyer,charges locatives,copropriété',
    'assurance habitation,plombier,électricien,serrurier,bricolage,peinture,meuble,canapé,fauteuil,table,chaise,lit',
    'matelas,oreiller,draps,couette,serviettes,rideau,tapis,armoire,lampe,ampoule,miroir,ikea,conforama,leroy merlin',
    'castorama,perceuse,outils,jardinage,tondeuse,graines,frigo,lave-linge,lave-vaisselle,four,aspirateur,chaudière',
    'poêle,vaisselle,déménagement',
  ].join(','),
  Utilities: [
    "conso d'eau,consommation d'eau,facture d'électricité,orange,ordures ménagères,facture de téléphone,forfait",
    "facture internet,électricité,edf,engie,gaz,bouteille de gaz,facture de gaz,facture d'eau,veolia,chauffage,fioul",
    'bois de chauffage,internet,fibre,wifi,box internet,forfait mobile,forfait téléphone,facture téléphone',
    'recharge mobile,sfr,bouygues,free mobile',
  ].join(','),
  Health: [
    'vétérinaire,véto,médocs,ordonnance,sirop,crème,savon,rasoir,gel douche,brosse à dents,radio,généraliste,gynéco',
    'orthodontiste,ongles,manucure,épilation,tampons,médecin,docteur,dentiste,pédiatre,dermatologue,ophtalmo,opticien',
    'kiné,ostéopathe,psychologue,psy,hôpital,clinique,prise de sang,vaccin,pharmacie,médicament,doliprane,ibuprofène',
    'aspirine,antibiotique,pansements,vitamines,lunettes,lentilles de contact,mutuelle,assurance santé,coiffeur',
    'coiffeuse,coupe de cheveux,barbier,massage,shampoing,déodorant,dentifrice,maquillage,rouge à lèvres,parfum',
    'crème solaire,sephora,serviettes hygiéniques',
  ].join(','),
  Leisure: [
    "bouquin,canal,canal+,canal plus,librairie,zelda,licence de foot,cinéma,ciné,théâtre,concert,opéra,spectacle,musée,zoo,parc d'attractions,netflix,spotify,canal plus,disney plus",
    'jeu vidéo,playstation,nintendo,steam,jeu de société,puzzle,salle de sport,basic fit,piscine,escalade,foot,tennis',
    'yoga,danse,judo,équitation,bowling,billard,escape game,boîte de nuit,loto,roman,magazine,journal,guitare,ski',
    'festival,match,jeu,club',
  ].join(','),
  Shopping: [
    'fringues,jean,tabac,cigarettes,clavier,souris,écran,console,téléphone portable,iphone,téléphone,casque audio,livre,bd',
    'short,sac,bague,parapluie,tablette,appareil photo,primark,sweat,vêtements,chaussures,baskets,bottes,sandales',
    'tongs,pantalon,jeans,chemise,tee-shirt,t-shirt,pull,robe,jupe,veste,manteau,blouson,cravate,chaussettes,collants',
    'caleçon,soutien-gorge,pyjama,maillot de bain,bonnet,écharpe,gants,ceinture,sac à main,portefeuille,sac à dos',
    'montre,bijoux,collier,bracelet,ordinateur,pc portable,écouteurs,chargeur,imprimante,téléviseur,piles,jouet,lego',
    'poussette,biberon,zara,h&m,amazon,fnac,decathlon,lunettes de soleil',
  ].join(','),
  Education: [
    'scolarité,manuel,cahier,stylos,cartable,leçon,cours de piano,cours de conduite,garderie,périscolaire,école',
    'crèche,cantine scolaire,collège,lycée,université,frais de scolarité,cours particuliers,cours de soutien',
    'soutien scolaire,formation,auto-école,fournitures scolaires,manuel scolaire',
  ].join(','),
  Travel: [
    "vol annule,gite,nuit d'hôtel,séjour,visa,taxe de séjour,billets de train,week-end,ferry,hôtel,auberge de jeunesse,gîte,airbnb",
    "booking,avion,vol,billet d'avion,air france,ryanair,easyjet,aéroport,valise,bagages,camping,vacances,voyage",
    'location voiture,location de voiture,assurance voyage,eurostar',
  ].join(','),
  Gifts: [
    'cadeaux,roses,carte postale,croix rouge,cadeau,papier cadeau,carte cadeau,bouquet,fleurs,fleuriste,anniversaire',
    'don,cagnotte,croix-rouge,unicef,restos du cœur',
  ].join(','),
  Fees: [
    'assurance,tenue de compte,frais de tenue de compte,timbres,colis,envoi,pv,taxe,impôts,amende de stationnement,la poste',
    "frais bancaires,frais de dossier,agios,amende,contravention,impôt,taxe foncière,taxe d'habitation,tva,urssaf",
    'notaire,huissier,passeport,carte grise,permis de conduire,protection juridique',
  ].join(','),
  Other:
    'nounou,baby sitter,serrurier,notaire,colis,timbre,timbre fiscal,pressing,laverie,cordonnier,photocopie,foin,photo d identite',
}
