import type { DateWords } from './language'

const DAY = '(?:ma[nñ]ana|tarde|noche)'

export const SPANISH_DATES: DateWords = {
  on: 'el',
  days: [
    ['(?:ante|antes de |antes )ayer|antier|anteanoche|antenoche', -2],
    ['(?:en )?(?:el d[ií]a de )?ayer|anoche', -1],
    [
      `(?:el d[ií]a de )?hoy|esta (?:misma )?${DAY}|(?:por|en|de|a) la ${DAY}|este mediod[ií]a|al? mediod[ií]a`,
      0,
    ],
    ['pasado ma[nñ]ana', 2],
    ['ma[nñ]ana', 1],
  ],
  months:
    'enero|ene,febrero|feb,marzo,abril|abr,mayo,junio|jun,julio|jul,agosto|ago,septiembre|setiembre|sept?,octubre|oct,noviembre|nov,diciembre|dic'.split(
      ',',
    ),
  weekdays: 'domingo|dom,lunes|lun,martes,mi[eé]rcoles|mi[eé],jueves|jue,viernes|vie,s[aá]bado|s[aá]b'.split(
    ',',
  ),
  weekdayPhrases: {
    last: '(?:el )?# pasado',
    past: 'el pasado #',
    this: 'este #',
    next: '(?:el )?pr[oó]ximo #',
    // "Los lunes" is every Monday.
    recent: '(?<!los |cada |todos )(?:el )?#',
  },
  ago: 'hace # %',
  ahead: '(?:en|dentro de) # %',
  units: { day: 'd[ií]as?', week: 'semanas?' },
  counts: {
    un: 1,
    una: 1,
    dos: 2,
    tres: 3,
    cuatro: 4,
    cinco: 5,
    seis: 6,
    siete: 7,
    ocho: 8,
    nueve: 9,
    diez: 10,
  },
  dayAndMonth: ['(?:el )?(?:d[ií]a )?# de %', '(?:el )?(?:d[ií]a )?# %'],
  dayOfThisMonth: '(?:el )?(?:día )?# de este mes',
  dayOfMonth: 'el (?:d[ií]a )?#',
  timeOfDay: `(?: (?:por|en|a|de) la ${DAY}| (?:tarde|noche)| al? mediod[ií]a)?`,
}
