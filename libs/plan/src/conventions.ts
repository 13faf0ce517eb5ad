/** How a plan and a schedule are computed, so that anyone who has their inputs can compute them again. */
export const CONVENTIONS = {
  money: 'All amounts are whole cents; a half cent is rounded up, once per posting.',
  rate: 'The rate of a period is the yearly rate divided by 52, 12, 4 or 1 periods a year.',
  interest:
    'Interest of a period is added on its due date, before the payment of that date. The first period begins one period before the first due date.',
  interest_inside_a_period:
    'The projection weighs a quarter or a year by the balance of each month, and clearing such a debt in between costs what has run up. The books take the balance of the due date. With payments on due dates the two are equal.',
  due_dates:
    'Each due date is the first one plus whole periods; a day that the month does not have becomes its last day.',
  instalments: 'Instalments are rounded up to the cent, so that the last one is the smaller one.',
  budget: 'The budget of a month is 70% of the income, less what is already paid in that month.',
  order_of_dues:
    'Dues are paid by score, highest first (then earlier due date, higher effective rate, smaller balance). When the money runs out, one debt is paid in part and those below it not at all.',
  order_of_extra:
    'What is left goes to one debt after the other. avalanche: highest effective rate; snowball: smallest balance; priority: your own priority; minimum: nowhere. Debts without interest get no extra.',
  score:
    'Score: 40% your priority, 45% the due date, 10% the interest rate, 5% how near the debt is to being paid off.',
  expected_money:
    'Expected sums count in the month of their day, at their confidence, rounded down; what a month does not need stays with you.',
} as const
