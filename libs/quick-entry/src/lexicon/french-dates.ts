import type { DateWords } from './language'

export const FRENCH_DATES: DateWords = {
  on: 'le|du|au',
  days: [
    ['avant[- ]hier', -2],
    ["(?:d')?hier|(?:la nuit|cette nuit) (?:dernière|derniere|passée)", -1],
    [
      "aujourd'?hui|ajd|auj|tout à l'heure|à l'instant|ce (?:matin|midi|soir)|cet (?:(?:après|apres)[- ]midi|aprem)",
      0,
    ],
    ['demain', 1],
    ['(?:après|apres)[- ]demain', 2],
  ],
  months:
    'janvier|janv,février|fevrier|févr?|fev,mars,avril|avr,mai,juin,juillet|juil,août|aout,septembre|sept,octobre|oct,novembre|nov,décembre|decembre|déc|dec'.split(
      ',',
    ),
  weekdays: 'dimanche|dim,lundi|lun,mardi,mercredi|mer,jeudi|jeu,vendredi|ven,samedi|sam'.split(','),
  weekdayPhrases: {
    last: '# (?:dernier|passé)',
    this: 'ce #',
    next: '# prochain',
    recent: String.raw`(?=\p{L}{5})#`,
  },
  ago: 'il y a # %',
  ahead: 'dans # %',
  units: { day: 'jours?', week: 'semaines?' },
  counts: {
    une: 1,
    un: 1,
    deux: 2,
    trois: 3,
    quatre: 4,
    cinq: 5,
    six: 6,
    sept: 7,
    huit: 8,
    neuf: 9,
    dix: 10,
  },
  dayAndMonth: [String.raw`(?:le |du |au )?#(?:er)? %\.?`],
  dayOfThisMonth: 'le # (?:de )?ce mois(?:-ci)?',
  dayOfMonth: 'le #(?:er)?(?! ?(?:€|eur|balles))',
  timeOfDay: '(?: (?:matin|midi|soir|(?:après|apres)[- ]midi|aprem|à midi|au soir))?',
}
