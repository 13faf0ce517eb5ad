/** How plans, projections and schedules are computed, so that they can be reproduced from their inputs. */
export const CONVENTIONS = {
  money: 'All amounts are in whole cents. Each posting is rounded once, with half cents rounded up.',
  due_dates:
    'Due dates are the first due date plus whole periods. If a month does not have that day, its last day is used.',
  instalments:
    'Installments are rounded up to the cent; the last one is the rest of the debt. A payment towards the next installment is credited to it.',
  due: 'Due this month are the unpaid installments with a due date up to the last day of the month. Those with a due date before today are overdue.',
  budget:
    'The monthly budget is the chosen share of the income (70% by default) or the chosen amount, plus the extra amount per month, less what was already paid this month, except from savings.',
  irregular_income:
    'Of an irregular income, the smallest recorded in the last three full months counts, if each of them has some. What may go to debts of more income recorded this month is released: it is on top of the budget of this month.',
  received_money:
    'Received money that was put towards debts is on top of the budget until it is paid. The budget of a month pays first.',
  reserved_money:
    'From what is left of a month after the installments due, a reserve is carried over to the next month. It is the smallest amount with which none of the next 24 months is shorter of money than if everything left were carried over each month, rounded up to a whole unit of the currency. There is no reserve if every month can be paid without one, or if the projection without one has fewer months short, then a smaller largest gap, then less interest.',
  cushion_money:
    "A chosen cushion is filled after the reserve and before extra payments, except in months with received or expected money. With paydays, it lacks what the accounts would be short of it between the end of the month and 60 days from today if everything extra were paid. Without paydays, it lacks the cushion, this month's dues and the reserve, less today's balance.",
  rate: 'The rate of a period is the yearly rate divided by the periods of a year: 52, 26, 12, 4 or 1. The effective rate is (1 + rate of a period) to the power of the periods of a year, minus 1.',
  interest:
    'Interest is added at the end of each period, on the due date and before the payment of that day. The first period starts one period before the first due date.',
  interest_inside_a_period:
    'Interest of a quarter or a year is calculated from the balances at the start of each of its months. A payment that reaches the balance also pays the interest accrued so far. Accrued interest that is not paid bears no interest until the due date.',
  interest_by_days:
    'With lender terms, interest runs up for each day on what is owed at its start: balance x rate of the day / (days of a year), by days of the calendar and a year of 365 or 360 days, or by months of 30 days and a year of 360 (the last day of a month is its 30th). It is added on the due date, or, while it is deferred, on the day until which it is, unless the debt is paid off before. A payment that reaches the balance also pays what has run up. A rate counts from the start of its day. While a debt bears none, it is ranked by its next rate. The projection has each debt paid on the due date of the month, or at the end of a month without one.',
  score:
    'The sum of four parts, each rounded down to a millionth: 40 (priority - 1) / 99; 45 times 0.9 + 0.1 min(days overdue, 30) / 30, or 0.9 * 30 / (30 + days to the due date); 10 * 1.15 rate / (rate + 15); 5 y / (y + owed) with y the installments of a year.',
  order_of_dues:
    'Installments due are paid by score, highest first; then by earlier due date, higher effective rate, smaller balance, id. If the money runs out, one debt is paid in part and those after it are not paid.',
  order_of_extra:
    'Money left goes to one debt after the other. Debts that cost interest before next month come first, then by strategy. Avalanche: highest effective rate, smallest balance, id. Snowball: smallest balance, highest effective rate, id. Priority: your own priority, highest effective rate, smallest balance, id. Minimum: no extra payments. Debts without interest get no extra payments.',
  months:
    'Each month of the projection adds interest, chooses the order of extra payments, pays what is due, then pays extra. It ends when nothing is owed. It never ends if no debt has decreased for two years and no more money is expected.',
  days: 'Each payment has the first day from which on the accounts hold enough for everything due within 60 days: with the pay on its days, expected money by its confidence, and the living costs spent evenly: the chosen amount, or else the average of the expenses of the last three full months if each has some, or else the income without the budget. What is scheduled leaves on its day and counts first.',
  savings:
    'Savings are what liquid assets hold together, less what is recommended to pay and the cushion: the chosen one, or else one monthly income, at most 1,000. They pay what the budget does not cover, in the order of the plan.',
  goal: 'The amount that a goal needs is the smallest extra amount per month, to the cent, with which the projection ends in time and every installment is paid on time, except for those overdue today.',
  expected_money:
    'Expected assets count in the month of their date, multiplied by their confidence and rounded down. What a month does not need stays with you.',
} as const
