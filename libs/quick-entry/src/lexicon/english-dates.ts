import type { DateWords } from './language'

export const WEEKDAYS = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const

export const ENGLISH_DATES: DateWords = {
  on: 'on',
  days: [
    ['(?:on )?(?:the )?day before yesterday', -2],
    ['yesterday|last night', -1],
    ['(?:earlier )?today|this (?:morning|afternoon|evening)|tonight', 0],
    ['tomorrow', 1],
  ],
  months:
    'january|jan,february|feb,march|mar,april|apr,may,june|jun,july|jul,august|aug,september|sept?,october|oct,november|nov,december|dec'.split(
      ',',
    ),
  weekdays: 'sunday,monday|mon,tuesday|tues?,wednesday|wed,thursday|thu(?:rs?)?,friday|fri,saturday'.split(
    ',',
  ),
  weekdayPhrases: {
    last: 'last #',
    past: '(?:this )?past #',
    this: 'this #',
    next: 'next #',
    recent: '(?:on )?#',
  },
  ago: '# % ago',
  ahead: 'in # %',
  units: { day: 'days?', week: 'weeks?' },
  counts: {
    an: 1,
    a: 1,
    one: 1,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
  },
  dayAndMonth: ['(?:on )?(?:the )?#(?:st|nd|rd|th)?(?: of)? %', '(?:on )?% (?:the )?#(?:st|nd|rd|th)?'],
  dayOfThisMonth: '(?:on )?the #(?:st|nd|rd|th) of (?:this|the current) month',
  dayOfMonth: '(?:on )?the #(?:st|nd|rd|th)',
  timeOfDay: '(?: (?:morning|afternoon|evening|night))?',
}
