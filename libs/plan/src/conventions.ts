/** How plans, projections and schedules are computed, so that they can be reproduced from their inputs. */
export const CONVENTIONS = {
  money: 'All amounts are whole cents; a half cent is rounded up, once per posting.',
  due_dates:
    'Each due date is the first one plus whole periods; a day that the month does not have becomes its last day.',
  instalments:
    'Instalments are rounded up to the cent; the last one is all that is still owed. What is paid towards the next one is its credit.',
  due: 'Due this month are the unpaid instalments with a due date up to the last day of the month. Overdue are those before today.',
  budget:
    'The budget of a month is 70% of the income and what is added each month, less what is already paid in this month.',
  reserve:
    'Of what a month has left after its dues, the least is kept with which, if everything left is kept from next month on, none of the 24 months after it is shorter of its dues than if all were kept; nothing where using everything leaves none of them short. It is added to the money of the next month.',
  rate: 'The rate of a period is the yearly rate divided by 52, 12, 4 or 1 periods a year. The effective rate is (1 + rate of a period) to the power of the periods, less 1.',
  interest:
    'Interest of a period is added on its due date, before the payment of that date. The first period begins one period before the first due date.',
  interest_inside_a_period:
    'Interest of a quarter or a year is that of the balances at the start of its months. A payment that reaches the balance of such a debt first adds what has run up so far, so clearing it costs both; what is left of that interest bears none until the due date.',
  score:
    'The sum of four parts, each rounded down to a millionth: 40 (priority - 1) / 99; 45 times 0.9 + 0.1 min(days overdue, 30) / 30, or 0.9 * 30 / (30 + days to the due date); 10 * 1.15 rate / (rate + 15); 5 y / (y + owed) with y the instalments of a year.',
  order_of_dues:
    'Dues are paid by score, highest first; then earlier due date, higher effective rate, smaller balance, id. When the money runs out, one debt is paid in part and those below it not at all.',
  order_of_extra:
    'What is left goes to one debt after the other. Those that cost interest before next month come first, then avalanche: the highest effective rate, the smallest balance, id; snowball: the smallest balance, the highest effective rate, id; priority: your own priority, the highest effective rate, the smallest balance, id; minimum: nowhere. Debts without interest get no extra.',
  months:
    'Each month of the projection: interest, the order of extra, what is due, extra. It ends when nothing is owed; never, when no debt has fallen for two years and nothing is still to come.',
  goal: 'What a goal needs is the least more each month, to the cent, with which the projection ends by then; one cent less does not.',
  expected_money:
    'Expected sums count in the month of their day, at their confidence, rounded down; what a month does not need stays with you.',
} as const
