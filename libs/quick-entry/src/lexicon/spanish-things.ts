import type { ThingWords } from './language'

/** Everyday things in Spanish, in the singular; a plural only where it is the usual form. */
export const SPANISH_THINGS: ThingWords = {
  Groceries: [
    'pan,leche,huevo,queso,mantequilla,yogur,nata,jamón,chorizo,salchicha,tocino,pollo,carne,ternera,pescado,atún',
    'salmón,gambas,marisco,fruta,verdura,manzana,plátano,banana,naranja,limón,uva,fresa,sandía,melón,piña,palta',
    'aguacate,tomate,lechuga,cebolla,ajo,papas,patata,zanahoria,pimiento,brócoli,champiñones,arroz,frijoles,lentejas',
    'garbanzos,pasta,harina,azúcar,sal,aceite,vinagre,mayonesa,especias,galletas,mermelada,miel,frutos secos',
    'chocolate,zumo,jugo,vino,refresco,agua mineral,café molido,café en grano,tortillas,panadería,carnicería,frutería',
    'supermercado,mandado,despensa,abarrotes,mercadona,carrefour,lidl,aldi,soriana,oxxo,papel higiénico,servilletas',
    'detergente,lejía,bolsas de basura',
    'súper,compra semanal,pañales,toallitas,cereales,avena,caramelos,gaseosa,agua,verdulería,pescadería,mercado,walmart',
    'comida,pañuelos',
    'pienso,comida de perro,comida de gato,arena de gato',
  ].join(','),
  'Eating out': [
    'propina al camarero,propina al mesero,propina al repartidor,camarero,mesero,repartidor,restaurante,comida fuera,menú del día,almuerzo,cena,desayuno,merienda,tapas,pincho,bocadillo,café,cafetería',
    'cortado,capuchino,caña,cerveza,copas,copa de vino,pizza,hamburguesa,sushi,kebab,tacos,burrito,quesadilla',
    'empanada,arepa,tamales,milanesa,parrillada,paella,churros,helado,heladería,propina,bar,comida para llevar',
    'mcdonalds,burger king,starbucks,glovo,rappi,pedidosya',
    'cené,cenamos,almorcé,almorzamos,desayuné,desayunamos,merendé,chela,birra,cervecita,alitas,vermut,gin tonic,cubata,cóctel,té,croissant,sándwich,perrito caliente,pupusas,ceviche,torta,tostada,antojitos,kfc,telepizza',
    'cenar,comer,almorzar,comida china,comida rápida',
    'bocata,coca cola,cafelito',
  ].join(','),
  Transport: [
    'recarga del bonobús,bonobús,recarga de la tarjeta de transporte,gasolina,gasolinera,nafta,bencina,gasoil,diésel,repsol,cepsa,pemex,ypf,taxi,uber,cabify,didi,metro,autobús,bus',
    'colectivo,guagua,tranvía,subte,tren,abono transporte,tarjeta sube,bono metro,billete de tren,parking',
    'estacionamiento,peaje,autopista,taller,mecánico,neumático,llantas,cambio de aceite,aceite de motor,frenos',
    'lavado de coche,itv,seguro de coche,seguro de auto,seguro de moto,grúa,patinete,taller de bici,blablacar',
    'abono de transporte,combustible,depósito,tanque,cochera,aparcamiento,lavar el coche,lavar el carro,revisión de coche,arreglo de coche,tarjeta de metro,bici,bicicleta,camión,ferry,tenencia,ruedas,casco',
  ].join(','),
  Housing: [
    'alquiler,renta,arriendo,hipoteca,fontanero,plomero,electricista,cerrajero,albañil,carpintero,pintura',
    'seguro de hogar,mueble,sofá,sillón,mesa,silla,cama,colchón,almohada,sábanas,edredón,cortina,alfombra,estantería',
    'armario,lámpara,bombilla,espejo,ikea,leroy merlin,sodimac,home depot,ferretería,taladro,martillo,destornillador',
    'tornillos,jardinero,nevera,refrigerador,lavadora,horno,microondas,caldera,aire acondicionado,mudanza,toallas',
    'sartén,olla',
    'comunidad de vecinos,comunidad,expensas,fregadero,tubería,grifo,limpiadora,asistenta,señora de la limpieza,plancha,escoba,fregona,vajilla,planta,maceta,jardín,cerradura,escritorio,ventilador,aspiradora',
  ].join(','),
  Utilities: [
    'saldo al celular,saldo al móvil,saldo del celular,saldo de celular,saldo del móvil,luz,electricidad,recibo de luz,factura del agua,recibo del agua,recibo de agua,agua y luz,gas,bombona,butano',
    'calefacción,internet,fibra,wifi,teléfono fijo,plan de celular,factura del móvil,recarga móvil,saldo celular',
    'movistar,vodafone,orange,telcel,endesa,iberdrola,recibo del gas',
    'recarga,recarga de celular,recarga de móvil,factura de teléfono,teléfono,cilindro de gas,tigo,datos móviles',
  ].join(','),
  Health: [
    'médico,doctor,dentista,pediatra,ginecólogo,dermatólogo,oculista,óptica,fisio,psicólogo,terapia,hospital,clínica',
    'análisis de sangre,radiografía,vacuna,farmacia,medicina,medicamento,remedio,ibuprofeno,paracetamol,aspirina',
    'antibiótico,jarabe,pastillas,vitaminas,gafas graduadas,lentillas,seguro médico,seguro de salud,sanitas',
    'peluquería,barbería,corte de pelo,manicura,masaje,champú,desodorante,pasta de dientes,maquillaje,perfume',
    'crema solar',
    'copago,tiritas,curitas,mascarillas,compresas,tampones,cepillo de dientes,jabón,peluquero,barbero,uñas,depilación,lentes',
    'pelu,corte,tinte',
    'veterinario',
    'pelo',
  ].join(','),
  Leisure: [
    'skin,skins,zelda,boliche,cine,teatro,concierto,entrada,museo,zoo,netflix,spotify,hbo,disney,videojuego,playstation,nintendo,steam',
    'gimnasio,gym,piscina,fútbol,pádel,yoga,pilates,bolos,discoteca,karaoke,lotería,novela,revista,periódico',
    'juego de mesa,guitarra,esquí,mascota',
    'película,peli,libro,juego,apuesta,festival,feria,parque de atracciones,xbox',
    'campamento',
  ].join(','),
  Shopping: [
    'ropa,zapatos,zapatillas,botas,sandalias,chanclas,camisa,camiseta,playera,remera,pantalón,vaqueros,jeans,vestido',
    'falda,chaqueta,campera,abrigo,jersey,sudadera,corbata,calcetines,sujetador,pijama,gorra,bufanda,cinturón,bolso',
    'mochila,reloj,pendientes,gafas de sol,portátil,ordenador,tableta,auriculares,cargador,impresora,televisor,pilas',
    'juguete,cochecito,zara,primark,el corte inglés,amazon,shein,decathlon',
    'celular,móvil,funda,ratón,teclado,bañador,ropa interior,calzoncillos,tenis,blusa,traje,guantes,gafas,collar,pulsera,anillo,temu,computadora,cámara,cafetera',
    'licuadora',
  ].join(','),
  Education: [
    'libros de la universidad,libros del cole,libros del colegio,libros de texto,libros de la uni,colegio,escuela,guardería,universidad,matrícula,colegiatura,clases particulares,curso,máster,academia',
    'autoescuela,útiles escolares,material escolar,libros de texto,cuaderno,uniforme,udemy',
    'clase de inglés,inglés,libro de enfermería,libro de texto,inscripción,fotocopias,bolígrafo',
  ].join(','),
  Travel: [
    'hotel,hostal,albergue,airbnb,booking,vuelo,avión,billete de avión,boleto de avión,iberia,ryanair,vueling',
    'aeropuerto,maleta,crucero,camping,vacaciones,viaje,alquiler de coche,renta de auto,alquiler de auto',
    'seguro de viaje,tasa turística',
  ].join(','),
  Gifts: [
    'regalo,ramo de flores,flores,cumpleaños,papel de regalo,donación,limosna,cruz roja,unicef,ong,amigo invisible',
    'regalito,donativo,rosas,ofrenda,diezmo',
  ].join(','),
  Fees: [
    'comisión,multa,impuesto,iva,ibi,irpf,predial,hacienda,notaría,gestoría,abogado,tasas,pasaporte,dni',
    'licencia de conducir,seguro de vida',
    'multa de aparcamiento,gestor,autónomos,seguro',
  ].join(','),
  Other:
    'niñera,canguro,cerrajero,notario,notaría,sello,paquete,mensajería,lavandería,tintorería,fotocopia,pienso,semillas,zapatero,copia de llaves',
}
