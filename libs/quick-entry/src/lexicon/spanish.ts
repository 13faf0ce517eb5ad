import { ENGLISH_THINGS } from './english-things'
import type { Language, ThingWords } from './language'
import { SPANISH_DATES } from './spanish-dates'
import { SPANISH_NUMBERS } from './spanish-numbers'
import { SPANISH_THINGS } from './spanish-things'

export const SPANISH: Language = {
  code: 'es',
  roles: {
    refuse: [
      'le han,les han,le ha,les ha,no,nunca,jamás,nada,nadie,ni,ningún,ninguno,ninguna,tampoco,sin,excepto,salvo,casi,apenas,por poco,en vez,en lugar,olvidé,olvidó,cancelé,canceló,cancelado,anulé,anulado,rechazado,rechazó,rechazaron,falló,error,equivoqué,equivocado,mentira,broma,si,ojalá,o,u,a menos,imagina,imagínate,digamos,por ejemplo,supón,supongamos,acaso,cuánto,cuánta,cuántos,cuántas,cuál,debería,deberíamos,habría,hubiera,hubiese,haya,podría,quisiera,querría,gustaría,haría,sería,tendría,iría,pagaría,compraría,gastaría,costaría,vendería,cobraría,que gaste,que pague,que compre,para que,voy a,vas a,va a,vamos a,van a,iba a,íbamos a,iban a,a punto de,quiero,queremos,quiere,quieren,quería,necesito,necesita,tengo que,tenemos que,tiene que,hay que,debo,debe,puedo,puede,podemos,pienso comprar,pienso gastar,pienso vender,pienso pagar,pensaba,pensando,planeo,espero,esperamos,esperando,próximo,próxima,que viene,mañana,luego',
      'pronto,más tarde,algún día,futuro,plan,será,serán,será de,tendré,iré,haré,daré,pondré,gastaré,pagaré,compraré,venderé,cobraré,recibiré,pagaremos,pagará,compraremos,costará,me darán,me pagarán,me dará,gastar,comprar,pagar,cobrar,vender,ahorrar,invertir,gastaba,compraba,pagaba,cobraba,vendía,costaba,gastas,pagas,cobras,gastan,pagan,compran,cobran,venden,vende,vendo,compro,cobro,gastaron,pagaron,compraron,vendieron,vendió,gastaste,pagaste,compraste,vendiste,cobraste,ha gastado,ha pagado,ha comprado,ha vendido,ha cobrado,ha costado a,han gastado,han pagado,han comprado,han vendido,han cobrado,has gastado,has pagado,has comprado,le cobraron,le regalaron,le regaló,les regalaron,le tocó,le costó,les costó,le dieron,le dio,le salió,se gastó,se pilló,se dejó,invitó,invitaron,invita,me pagó él,dice,dicen,dijo,dijeron,según,cada,todos los,todas las,siempre,normalmente,suelo,suele,solemos,a menudo',
      'a veces,al mes,por mes,al año,por año,a la semana,por semana,al día,por día,por hora,la hora,por noche,la noche,el kilo,el litro,por persona,lunes,martes,miércoles,jueves,viernes,sábados,domingos,a partir de,cuesta,cuestan,valía,valían,vi,vimos,viendo,visto,piden,pide,pedían,precio,precios,está a,están a,estaba a,estaban a,me ofrece,me ofreció,ofrecen,rebajado,me gusta,me gustó,borra,bórralo,borrar,elimina,eliminar,quita,quitar,cambia,corrige,corregir,edita,editar,actualiza,actualizar,modifica,modificar,anula,anular,cancela,cancelar,deshaz,olvida,ignora,recuérdame,recuerda,recordatorio,acuérdate,avísame,avisa,mueve,transfiere,pasa,límite,tope,presupuesto,máximo,mínimo,tope para,instrucciones,sistema,asistente,espera,perdón,digo,mejor dicho,en realidad,pon que,le dejé,les dejé,haber,cobra,gana,ganaba,prestados,prestadas,en venta,fiada,fiadas,evité,gratis,presté,prestó,prestaron,prestado',
      'prestada,préstame,debía,deben,le debo a,debemos,saqué,sacamos,sacado,retiré,retirado,extraje,cajero,transferí,transferencia a,traspasé,traspaso,pasé,pasamos,moví,ahorré,ahorrado,guardé,ingresé,deposité,cambié,cambiado,devolví,devuelto,devolvimos,reclamé,reclamar,solicité,pedí la devolución,perdí,robaron,encontraría,apuesto,promete,prometió,prometieron,me toca,tocaría,mi turno,él pagó,ella pagó,paga él,paga ella,a cargo de,por cuenta de,de la empresa',
    ].join(','),
    filler: [
      'ha,han,haber,mismo,ahí mismo,fuera,domiciliado,domiciliada,que rabia,qué rabia,que caro,que cara,que caros,que caras,que robo,que bien,que ganas,vaya,que no me valía,que no me quedaba,que no me quedaba bien,que no me gustó,que no me quedaban,que no funcionaba,que salió malo,de la habitación,por la habitación,quedó,quedaron,ha quedado,ya quedó,ya está,de este mes,del mes,jeje,jaja,hola,buenas,buenos días,buenas tardes,buenas noches,hey,ey,oye,mira,bueno,pues,ok,okay,okey,venga,a ver,eh,ay,uf,uff,jaja,jajaja,por favor,porfa,porfis,xfa,gracias,muchas gracias,saludos,tío,wey,güey,che,ya,solo,solamente,también,además,al final,por fin,finalmente,justo,en total,total de,total,todo,exactamente,exactos,otra vez,de nuevo,por cierto,así,allí,ahí,aquí,acá,allá,lo,le,les,se,ido,por ahí,fui,fuimos,fui al,fui a la,estuve,estuvimos,hecho,nuevo gasto,nueva entrada,gasto de,gasto en,gastos de,gastos en,pago de,pago del,pagos de,ingreso de,importe,importe de,por importe de,por valor de,la cantidad de,cantidad,a nombre de,propina incluida,iva incluido,con propina,del mes,este mes,de este mes,del mes pasado,de marzo,de febrero,esta semana,de la semana,este año,correspondiente a,menudo,vaya,menuda,puedes,podrías,quiero que anotes,quiero anotar,quiero apuntar,quiero registrar',
      'necesito registrar,necesito anotar,necesito apuntar,ayúdame a',
    ].join(','),
    subject: 'yo,nosotros,he,hemos',
    first: 'yo,me,mí,mis,nos,nosotros,nuestro,nuestra,he,hemos,conmigo,mío,mía',
    determiner:
      'el,la,los,las,un,una,unos,unas,unas cuantas,unos cuantos,algunos,algunas,este,esta,estos,estas,ese,esa,esos,esas,aquel,su,sus,otro,otra,otros,otras,varios,varias,par de,un poco de,un montón de,caja de,bolsa de,kilo de,medio kilo de,botella de,paquete de,una lata de,un litro de,docena de,barra de',
    preposition:
      'de,del,en,a,al,por,para,con,desde,sobre,y,e,hacia,según lo acordado,junto a,cerca del,cerca de la,cargado en,cargado a,cargada en,cargados en,con cargo a,en la parte de,a través de,mediante,vía,por medio de,gracias a',
    modifier: [
      'gato,gata,gatos,perro,perra,perros,conejo,gallinas,japonés,chino,china,italiano,italiana,mexicano,mexicana,indio,tailandés,turco,inglés,español,francés,alemán,nuevo,nueva,nuevos,nuevas,viejo,vieja,viejos,viejas,usado,usada,usados,grande,grandes,pequeño,pequeña,bonito,bonita,barato,barata,caro,cara,buen,buena,bueno de,rico,rica,ricos,gran,mensual de,extra de,primer,primera,último,última,segundo,segunda,segunda mano,de segunda mano,negro,negra,blanco,blanca,rojo,roja,azul,verde,gris,rosa,entero,entera,doble,simple,medio,media,rápido,rápida,frío,fría,caliente,fresco,fresca,casero,local,online,por internet,en línea,en oferta,de oferta,en rebajas,de marca,integral,dulce,sin gluten,sin lactosa,sin azúcar,sin alcohol,cuenta de,cuenta del,factura de,factura del,factura,la cuenta del,la cuenta en,recibo de,recibo del,recibo,boleto,boletos,billete,billetes,pasaje,pasajes,abono,suscripción,suscripción a,suscripción de,membresía,bono,visita,cita,consulta,sesión,clase,clases,servicio,reparación,arreglo,revisión',
      'limpieza,ida,vuelta,ida y vuelta,bono de,cosas,cosa,productos,artículos,tienda,puesto,centro,barrio,esquina,calle,plaza,pueblo,casa,casas,trabajo,oficina,curro,cole,invierno,verano,temporada,cumple,aniversario,boda,navidad,reyes,fin de semana,finde,infantil,completo,completa,ración,raciones,plato,platos,vaso,copa,ronda,rondas,pieza,piezas,juego,kit,a domicilio,para llevar,de ida,del domingo',
    ].join(','),
    person:
      'mamá,papá,madre,padre,padres,abuela,abuelo,abuelos,abue,yaya,yayo,tía,tíos,hermano,hermana,hermanos,hermanas,hijo,hija,hijos,hijas,esposo,esposa,marido,mujer,pareja,novio,novia,primo,prima,primos,sobrino,sobrina,sobrinos,suegro,suegra,suegros,cuñado,cuñada,padrino,madrina,ahijado,nieto,nieta,amigo,amiga,amigos,amigas,compi,compis,colega,colegas,compañero,compañera,compañeros,compañeras,cuate,cuates,parcero,pana,panas,vecino,vecina,vecinos,jefe,jefa,niño,niña,niños,niñas,nene,nena,peque,peques,bebé,chico,chica,chicos,chicas,señor,señora,gente,familia,roomie,hombre,profe,profesor,profesora,empleada,hijastro,grupo',
    give: 'me pagó el alquiler,me pagó la renta,me ha pagado el alquiler,me pagaron el alquiler,me pagaron la renta,que me pagaron,que me dieron,que me dio,que me regalo,que me pago,me dio,me dieron,me ha dado,me han dado,nos dio,nos dieron,nos han dado,me regaló,me regalaron,me ha regalado,me han regalado,nos regalaron,nos regaló,me mandó,me mandaron,me ha mandado,me han mandado,me envió,me enviaron,me ha enviado,me han enviado,me pasó,me pasaron,me transfirió,me transfirieron,me ha transferido,me depositó,me depositaron,me han depositado,me ingresó,me ingresaron,me ha ingresado,me han ingresado,nos ingresaron,me abonaron,me han abonado,me abonó,me pagó,me pagaron,me ha pagado,me han pagado,nos pagaron,nos pagó,nos han pagado,me lo pagaron,me devolvió,me devolvieron,me ha devuelto,me han devuelto,nos devolvieron,nos devolvió,nos han devuelto,me reembolsó,me reembolsaron,me han reembolsado,me ha reembolsado,me reintegraron,me han reintegrado,me donó,me cayeron,me hizo un,me hicieron un,me ha hecho un,me han hecho un,me soltó,me soltaron,me compró la,me compraron',
    cost: 'me ha clavado,nos ha clavado,que costo,que costaron,que me costo,que cuesta,costó,costaron,me costó,me costaron,nos costó,nos costaron,ha costado,han costado,costando,fue,fueron,han sido,ha sido,me salió,me salió por,me salió en,me salieron,me salieron por,salió,salió por,salió a,salió en,salieron,nos salió,nos salieron,me ha salido,nos ha salido,ha salido,me cobró,me cobraron,nos cobró,nos cobraron,me ha cobrado,me han cobrado,nos han cobrado,me lo cobraron,me la cobraron,me clavó,me clavaron,nos clavaron,me han clavado,me soplaron,me han soplado,me quitaron,me la quitaron,me lo quitaron,me quitó,me descontaron,me han quitado,me cargaron,me han cargado,cargado,cargada,me pidió,pidió de total,se llevó,me sacaron,me multaron,me multaron con,por un total de,a razón de',
    spend:
      'invité,invité yo,invitamos,amorticé,he amortizado,adelanté,he adelantado,gasté,gastamos,gastado,gastados,gastadas,gastando,pagué,pagamos,pagado,pagada,pagados,pagadas,pagando,acabo de pagar,acabo de gastar,acabo de gastarme,tuve que pagar,tuvimos que pagar,he tenido que pagar,me tocó pagar,hubo que pagar,nos hemos dejado,dejé,dejamos,he dejado,solté,soltamos,he soltado,desembolsé,aboné,abonamos,abonado,aporté,aportamos,he aportado,doné,donamos,he donado,di,dimos,he dado,hemos dado,mandé,mandamos,envié,se me fueron,se me fue,se me han ido,se me ha ido,se nos fueron,se fueron,se nos han ido,se me van,invertí,fundí,me he fundido,me pulí,me he pulido,tiré,despilfarré,derroché,malgasté,eché,echamos,he echado,puse,pusimos,he puesto,liquidé,he liquidado,saldé,he saldado,cancelé la deuda,amorticé,he amortizado,pagadito,recargué,recargamos,he recargado,invité a,hice un pago de',
    buy: 'compré,compramos,comprado,comprada,comprados,compradas,comprando,compra,compras,acabo de comprar,acabo de comprarme,pillé,pillamos,he pillado,hemos pillado,cogí,he cogido,cogimos,agarré,agarramos,pedí,pedimos,he pedido,hemos pedido,encargué,adquirí,me hice con,reservé,reservamos,he reservado,hemos reservado,contraté,he contratado,renové,he renovado,me apunté a,me suscribí a,alquilé,alquilamos,he alquilado,renté,arrendé,llené,he llenado,tomé,tomamos,me he tomado,nos hemos tomado,bebí,bebimos,comí,comimos,he comido,hemos comido,llevé,llevamos,he llevado,traje,trajimos,arreglé,mandé arreglar,mandé reparar,reparé,cambié las,cambié el,cambié la,lavé,me corté,me hice un,me hice una,me puse,surtí,me mandé,conseguí,hice,hicimos,hice la,ordené,regalé,regalamos,he regalado',
    receive:
      'cobré,cobramos,cobrado,cobrada,cobrados,recibí,recibimos,recibido,recibida,gané,ganamos,ganado,ganados,me saqué,me he sacado,facturé,heredé,me tocaron,me ha tocado,me encontré,percibí,obtuve',
    arrive:
      'llegó,llegaron,me llegó,me llegaron,me ha llegado,ha llegado,han llegado,entró,entraron,me entró,me entraron,ha entrado,han entrado,cayó,me cayó,ha caído,me ha caído,depositado,depositada,ingresado,ingresada,ingresados,acreditado,acreditaron,me acreditaron,abonada en,abonado en,abonados,fue depositado,a parar',
    got: 'tengo de',
    sell: 'vendí,vendimos,vendido,vendida,vendidos,vendidas,me deshice de,venta de,venta,ventas,vendí mi,vendí el,vendí la,liquidé acciones',
    command:
      'apunta,apúntame,apuntar,apunte,anota,anótame,anotar,anote,registra,registrar,regístrame,agrega,agregar,agrégame,añade,añadir,añádeme,pon,ponme,mete,escribe,guarda,suma,incluye,carga,toma nota,toma nota de,que anotes,registro de,nota',
    order:
      'paga,págame,abona,amortiza,liquida,salda,haz el pago,haz un pago,realiza el pago,realiza un pago,pagar la,pagar el',
    put: 'devolví,le devolví,he devuelto,le he devuelto,les devolví,metí,metimos,he metido',
    work: 'cuidé,cuidar,cuidando,canguro,clases que di,trabajé,trabajito,chamba,chambita,curré,changa,laburo,turno,turno de,encargo,por dar clases,dar clases,di clases,freelance,diseño,logo,traducción,traduje,web,página web,jardinería,corté el césped,cortar el césped,pinté,pintar,paseé,pasear,limpié,limpiar,limpiando,pintando,paseando,arreglando,trabajando,ayudando,horas extra,horas extras,proyecto,asesoría,fotos,tocar,bolo,fin de obra,factura emitida',
    recurring:
      'mensual,mensuales,semanal,semanales,diario,diaria,diarios,anual,anuales,trimestral,quincenal,bimestral',
    share: 'acción,acciones,título,títulos,participación,participaciones,acción de,acciones de,títulos de',
    each: 'cada una,cada uno,c u,cada acción,por acción,la acción,por título,la unidad,por unidad,cu,la pieza,por cabeza',
    installment:
      'cuota,la cuota,letra,la letra,mensualidad,plazo,pago mensual,pago del mes,el pago de,el pago del,cuota mensual,parcialidad,abono mensual,cuota de este mes,recibo del mes',
    loan: 'de lo que me prestó,lo que me prestó,préstamo,deuda,crédito,hipoteca,financiación,financiamiento,saldo,lo que le debo a,lo que le debo,lo que debo de,lo que debo del,lo que debo,de lo que debo,prestamo personal,adeudo',
    full: 'completa,completo,entera,entero,cancelado por completo,cancelé por completo,he cancelado por completo,cancelé el préstamo,cancelé la deuda,cancelado el préstamo,cancelada la deuda,liquidé por completo,por completo,completamente,del todo,totalmente,íntegro,en su totalidad,la totalidad,toda,toda la deuda,todo lo que debo,todo lo que le debo a,terminé de pagar,acabé de pagar,terminado de pagar,lo que queda,lo que quedaba,lo que falta,lo que faltaba,el resto',
    toward: 'a cuenta de,extra,extras,adicional,adicionales,anticipado,anticipados,a cuenta,de más a',
    money:
      'salen de,sale de,sacado de,sacados de,sacada de,sacadas de,sacado del,sacados del,sacada del,sacadas del,lo saqué del,los saqué de,los saqué del,las saqué de,la saqué de,lo saqué,dinero,con dinero,el dinero,dinerito,plata,la plata,lana,efectivo de,lo saqué de,lo tomé de,lo puse de,salió de,salieron de,ha salido de,usando,usé,se cobró de,con lo de,fondos',
    tender:
      'tarjeta,con la tarjeta,tarjeta de crédito,tarjeta de débito,débito,bizum,paypal,visa,mastercard,amex,transferencia,por transferencia,cheque,vale,cupón,apple pay,google pay,mercado pago,mercadopago,yape,plin,nequi,daviplata,zelle,venmo,revolut,klarna,a plazos,en cuotas,a meses,meses sin intereses,fiado,a crédito,tarjeta regalo,puntos,tarjeta de la empresa,cuenta conjunta,cuenta,codi,spei,pix,oxxo pay',
    unit: 'minuto,minutos,min,hora,horas,h,hs,día,días,semana,semanas,mes,meses,año,años,noche,noches,vez,veces,persona,personas,invitados,km,kilómetros,metros,m,kg,kilo,kilos,gramo,gramos,g,litro,litros,l,libra,libras,onzas,peso,pesos,soles,sol,bolívares,quetzales,lempiras,colones,guaraníes,reales,yenes,francos,coronas,dirhams,liras,rublos,yuanes,bitcoin,bitcoins,grados,pisos,páginas,cuotas,plazos,unidades,de descuento,menos,opciones,correos,mensajes,goles,capítulos,pasos,calorías,lucas,luca,mangos,varos,chavos',
    clause: [
      'me dejó,es,llegó la factura,llegó el recibo,llegado la factura,llegado el recibo,llegó la luz,pero,porque,aunque,mientras,cuando,donde,que,quien,quienes,como que,después,antes,ellos,ellas,ella,usted,ustedes,tú,tus,te,ti,os,vosotros,todavía,aún,pendiente,pendientes,debido,gasto,gastos,pago,pagos,ingreso,ingresos,valen,oferta,presupuestado,cotización,cotizó,pidieron,subió,bajó,sube,baja,subieron,aumentó,descuento,mitad,la mitad,parte,resto,de los cuales,otro tanto,dos veces,doble de,ambos,ambas,entre todos,a las,a la una,línea,número,nº,núm,sala,andén,puerta,piso,planta,talla,versión,nivel,capítulo,página,habitación,kilómetro,empresa,reembolsable,reembolso pendiente,factura por,factura de proveedor,mes pasado,el mes pasado,semana pasada,la semana pasada,año pasado,son,era,eran,están,estaba,hay,había,tiene,tenía,tengo,más,promedio,media de,cambio,vuelto,devolución de,fianza,depósito de',
      'señal,adelanto',
    ].join(','),
    hedge:
      'alrededor,alrededor de,cerca de,aproximadamente,aprox,más o menos,masomenos,como unos,algo así,algo,tipo,poco más,y pico,y algo,tantos,tantas,pico,creo,creo que,me parece,me parece que,me suena,supongo,supongo que,quizá,quizás,tal vez,a lo mejor,igual,puede que,seguramente,probablemente,posiblemente,al parecer,parece,parece que,seguro que,diría,si no recuerdo mal,no recuerdo,no me acuerdo,no sé,recuerdo,me acuerdo,el otro día,hace poco,hace tiempo,recientemente,hace unos días,hace días,la otra vez,por lo menos,al menos,como mucho,como mínimo,hasta,más de,menos de,entre,a medias,mi parte,mi mitad,mitad y mitad,entre los dos,dividimos,compartimos,por encima de,un pelín,largos,calculo',
  },
  things: withVariants(SPANISH_THINGS),
  sources: {
    Salary:
      'el pago de la semana,el pago de la quincena,pago semanal,pago quincenal,nómina,sueldo,salario,quincena,paga,paga extra,aguinaldo,bono de trabajo,bonus,prima,propinas,comisiones,honorarios,finiquito,pago del trabajo,jornal,mi paga,raya,horas extra',
    Refund:
      'reembolso,devolución,reintegro,cashback,devolución de hacienda,devolución de la renta,devolución de impuestos',
    Gift: 'regalo en efectivo,dinero de cumpleaños,aguinaldo de la abuela,domingo de la abuela,regalo de dinero',
    Interest: 'interés,intereses,dividendo,dividendos,rendimientos',
    Sale: '',
    Other:
      'inquilino,inquilina,pensión,beca,subsidio,paro,ayuda,prestación,jubilación,premio,herencia,manutención,indemnización,subvención,remesa,cheque del gobierno,lotería ganada,bono social',
  },
  prepositions: {
    on: 'en',
    for: 'para,por',
    of: 'de,del',
    at: 'a,al,desde',
    from: 'de,del',
    and: 'y,e',
    about: 'unos,unas',
    worth: '',
  },
  stems: {
    back: /devol|devuel|reembols|reintegr|refund/,
    paid: /pago|pagar|pagad|gan|paid/,
    rent: /^(?:alquiler|renta)$/,
    bill: /^(?:factura|multa|recibo)$/,
    tenant: /inquilin/,
    tip: /(?!)/,
  },
  head: 'first',
  unreal: /(?:[aei]r(?:e|emos|an)|ari(?:a|amos|an))$/,
  hasPostpositions: false,
  numbers: SPANISH_NUMBERS,
  dates: SPANISH_DATES,
  accounts: {
    Cash: 'efectivo,en efectivo,metálico,en metálico,contado,al contado,cash,en mano,billetera,cartera',
    'Savings Account':
      'ahorros,ahorro,cuenta de ahorro,cuenta de ahorros,caja de ahorro,caja de ahorros,mis ahorros,cuenta ahorro',
    'Checking Account':
      'cuenta corriente,corriente,cuenta de cheques,cheques,cuenta de débito,cuenta nómina,cuenta de nómina,cuenta chequera,cuenta a la vista,cuenta vista,mi corriente',
  },
  theirs: 'su,sus',
  questions:
    'qué,quién,quiénes,cómo,cuándo,dónde,por,cuánto,cuánta,cuántos,cuántas,cuál,sabes,dime,cuéntame,explica,calcula,es,hay,puedo,debo',
  verbEnds: null,
  isObjectBeforeVerb: false,
  accountWords: 'cuenta',
  into: 'a,al,hacia,a parar',
  outOf:
    'de,del,desde,con,usando,usé,mediante,por,cargado en,cargado a,cargada en,cargados en,con cargo a,salió de,salieron de,ha salido de,lo saqué de,lo tomé de',
  debts: {
    'Credit Card': 'tarjeta de crédito,tarjeta,visa',
    'Student Loan':
      'préstamo estudiantil,préstamo de estudios,préstamo universitario,crédito estudiantil,préstamo de la universidad',
    'Car Loan':
      'préstamo del coche,préstamo del carro,préstamo del auto,crédito del coche,crédito del auto,crédito del carro,letra del coche,coche,carro,auto',
    Mortgage: 'hipoteca,préstamo hipotecario,crédito hipotecario,préstamo de la casa,casa,piso',
    'Personal Loan': 'préstamo personal,crédito personal',
    Rent: 'alquiler,renta,arriendo',
    Utilities: 'suministros,servicios',
    Insurance: 'seguro',
    Subscription: 'suscripción',
  },
}

/** "Seguro del carro" and "comida de los gatos" are what "seguro de coche" and "comida de gato" are. */
function withVariants(things: ThingWords): ThingWords {
  const lists = (Object.entries(things) as [keyof ThingWords, string][]).map(([category, list]) => {
    const phrases = list.split(',').filter((phrase) => phrase.includes(' de '))
    const names = phrases.flatMap((phrase) =>
      phrase.endsWith(' coche')
        ? ['coche', 'carro', 'auto', 'moto'].map((car) => phrase.replace('coche', car))
        : [phrase],
    )
    const variants = ['de', 'del', 'de la', 'de los', 'de las', 'de mi'].flatMap((of) =>
      names.map((phrase) => phrase.replace(' de ', ` ${of} `)),
    )
    return [category, [list, ...variants, ENGLISH_THINGS[category]].join(',')]
  })
  return Object.fromEntries(lists) as unknown as ThingWords // the same keys
}
