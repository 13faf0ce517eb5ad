import type { DateWords } from './language'

export const HINDI_DATES: DateWords = {
  on: 'on',
  days: [
    ['parso|parson|parsu|day before yesterday', -2],
    ['kal|yesterday|last night|beeti raat', -1],
    ['aaj|aj|today|abhi abhi', 0],
    ['tomorrow', 1],
  ],
  months:
    'january|jan|janvari|janwari,february|feb|farvari|farwari,march|mar,april|apr|aprail,may|mai,june|jun,july|jul|julai,august|aug|agast,september|sept?|sitambar,october|oct|aktubar,november|nov|navambar,december|dec|disambar'.split(
      ',',
    ),
  weekdays: [
    'sunday|sun|ravi[vw]aa?r|it[vw]aa?r',
    'monday|mon|som[vw]aa?r',
    'tuesday|tues?|mangal(?:[vw]aa?r)?',
    'wednesday|wed|budh(?:[vw]aa?r)?',
    'thursday|thurs?|guru[vw]aa?r|brihaspati[vw]aa?r|[vb]ee?r[vw]aa?r',
    'friday|fri|shukra?[vw]aa?r|shukkar[vw]aa?r|jumm?e',
    'saturday|shani[vw]aa?r|shanichar|sanichar',
  ],
  weekdayPhrases: {
    last: '(?:pichh?le|pich?le|last) #(?: ko| wale din)?',
    this: '(?:is|this) #(?: ko)?',
    next: '(?:agle|aane wale|next) #(?: ko)?',
    recent: '(?<!har |every )(?:on )?#(?: ke din| ko)?',
  },
  ago: '# % (?:pehle|pahle|ago)',
  ahead: '# % (?:ke )?(?:baad|bad|me|mein)',
  units: { day: 'din|dino|days?', week: 'haft[ae]|hafto|weeks?' },
  counts: {
    ek: 1,
    do: 2,
    teen: 3,
    char: 4,
    chaar: 4,
    paanch: 5,
    panch: 5,
    chhe: 6,
    che: 6,
    saat: 7,
    aath: 8,
    nau: 9,
    das: 10,
  },
  dayAndMonth: ['#(?:st|nd|rd|th)? %(?: ko)?', '% #(?:st|nd|rd|th)?(?: ko)?'],
  dayOfThisMonth: 'is mahine (?:ki )?# (?:tarikh|tareekh|tarik)',
  dayOfMonth: '(?:on )?(?:the )?#(?:st|nd|rd|th|)? ?(?:tarikh|tareekh|tarik|date)(?: ko)?',
  timeOfDay:
    '(?: (?:ki |ko )?(?:subah|subeh|savere|dopahar|dopeher|shaam|sham|raat|rat|morning|evening|night|afternoon)(?: ko| me| mein)?)?',
}
