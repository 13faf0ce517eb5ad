"""Computes debts with QuantLib: quantlib_debts.py CASES RESULTS, both JSON. Amounts are cents.

Days, due dates and interest come from QuantLib's day counters, schedules and coupons. This file only passes balances on
from one coupon to the next, because each amount is rounded before the next one depends on it.
"""

import json
import sys
from functools import lru_cache

import QuantLib as ql

DAY_COUNTERS = {
    "actual_365": ql.Actual365Fixed(),
    "actual_360": ql.Actual360(),
    "30_360": ql.Thirty360(ql.Thirty360.ISDA),
}
OTHER_DAY_COUNTERS = {
    "30_360_us": ql.Thirty360(ql.Thirty360.USA),
    "30_360_bond_basis": ql.Thirty360(ql.Thirty360.BondBasis),
    "30e_360": ql.Thirty360(ql.Thirty360.EurobondBasis),
}
FREQUENCIES = {
    "weekly": ql.Weekly,
    "biweekly": ql.Biweekly,
    "monthly": ql.Monthly,
    "quarterly": ql.Quarterly,
    "yearly": ql.Annual,
}
CALENDAR = ql.NullCalendar()

day = lru_cache(maxsize=None)(ql.DateParser.parseISO)
to_seventh_decimal = ql.ClosestRounding(7)
to_cents = ql.ClosestRounding(0)


def rounded(cents):
    """Half up. A half that floating point misses by up to 5e-8 cents is one: no other amount is that close."""
    return to_cents(to_seventh_decimal(cents))


def period_dates(debt):
    """The start of the first period and all due dates."""
    tenor = ql.Period(FREQUENCIES[debt["frequency"]])
    first = day(debt["firstDueDate"])
    last = CALENDAR.advance(first, tenor * (debt["count"] - 1))
    start = CALENDAR.advance(first, -tenor)
    rule = ql.DateGeneration.Forward
    return list(ql.Schedule(start, last, tenor, CALENDAR, ql.Unadjusted, ql.Unadjusted, rule, False, first))


class Coupons:
    """A leg since interest was last added, with one coupon for each balance and rate."""

    def __init__(self, start, day_counter):
        self.day_counter = day_counter
        self.begin(start)

    def begin(self, start):
        self.dates, self.balances, self.rates = [start], [], []

    def extend(self, end, balance, rate):
        self.dates.append(end)
        self.balances.append(balance)
        self.rates.append(rate)

    def interest(self):
        if not self.rates:
            return 0.0
        leg = ql.FixedRateLeg(ql.Schedule(self.dates), self.day_counter, self.balances, self.rates)
        return rounded(sum(coupon.amount() for coupon in leg))


# Instead of an amount: what the last statement asks for.
MINIMUM = "minimum"


def statement_dates(debt, dates):
    """The day of the statement of each due date."""
    return [due - debt["statementDays"] for due in dates[1:]]


def minimum_of(debt, balance, interest):
    """No object of QuantLib has such a rule. In whole cents, half up."""
    rule = debt["minimum"]
    share = (2 * int(balance) * rule["shareBp"] + 10_000) // 20_000
    return min(balance, max(rule["atLeast"], share + (interest if rule["plusInterest"] else 0)))


def yearly_fees(debt, start, end):
    """The fees after the start as (day, amount)."""
    if not debt["yearlyFee"]:
        return []
    first = day(debt["yearlyFee"]["from"])
    days = [CALENDAR.advance(first, ql.Period(year, ql.Years)) for year in range(end.year() - first.year() + 1)]
    return [(date, debt["yearlyFee"]["amount"]) for date in days if start < date <= end]


def course_by_days(debt, dates, payments):
    """Yields (day, interest, payment, balance) for each day on which interest is added or a payment is made.

    Yearly fees are part of the interest that is added on or after their day. A payment that reaches the balance pays
    the interest since the last statement, too. What it leaves of that interest bears none until interest is added next.
    """
    start, *dues = dates
    changes = {day(change["from"]): change["rateBp"] / 10_000 for change in debt["rateChanges"]}
    deferred = day(debt["deferredUntil"]) if debt["deferredUntil"] else start
    statements = set(statement_dates(debt, dates))
    added = {date for date in statements if date > deferred} | {deferred} - {start}
    fees = yearly_fees(debt, start, dues[-1])
    stated = 0.0
    exempt = 0.0
    rate = debt["rateBp"] / 10_000
    for change in sorted(date for date in changes if date <= start):
        rate = changes[change]
    balance = float(debt["total"])
    coupons = Coupons(start, DAY_COUNTERS[debt["dayCount"]])
    events = added | statements | set(payments) | set(changes)
    for date in sorted(date for date in events if start < date <= dues[-1]):
        coupons.extend(date, balance - exempt, rate)
        rate = changes.get(date, rate)
        interest = 0.0
        if date in added:
            charged = [amount for charged_on, amount in fees if charged_on <= date]
            fees = fees[len(charged) :]
            interest = coupons.interest() + sum(charged)
            coupons.begin(date)
            exempt = 0.0
        if date in statements and debt["minimum"]:
            stated = minimum_of(debt, balance + interest, interest)
        asked = payments.get(date, 0.0)
        asked = stated if asked == MINIMUM else asked
        clears = 0 < asked >= balance + interest
        if clears and date >= deferred:
            interest += coupons.interest()
            coupons.begin(date)
        payment = min(asked, balance + interest)
        balance += interest - payment
        exempt = balance if clears else exempt
        if date in added or date in payments:
            yield date, interest, payment, balance
        if balance == 0:
            return


def course_by_periods(debt, dates, payments):
    """The same, with a period's interest at the nominal rate that QuantLib converts by its compounding frequency."""
    frequency = FREQUENCIES[debt["frequency"]]
    rate = ql.InterestRate(debt["rateBp"] / 10_000, ql.OneDayCounter(), ql.Compounded, frequency)
    factor = rate.compoundFactor(1 / frequency) - 1
    balance = float(debt["total"])
    for due in dates[1:]:
        interest = rounded(balance * factor)
        payment = min(payments[due], balance + interest)
        balance += interest - payment
        yield due, interest, payment, balance
        if balance == 0:
            return


def course(debt, dates, payments):
    by = course_by_days if debt["dayCount"] else course_by_periods
    return by(debt, dates, payments)


def instalments(debt, dates, instalment):
    """What is due on each due date: the whole rest on the last one, except of a card with a minimum."""
    if debt["minimum"]:
        return dict.fromkeys(dates[1:], MINIMUM)
    changes = [(day(change["from"]), float(change["amount"])) for change in debt["instalmentChanges"]]
    due_on = {due: float(instalment) for due in dates[1:]}
    for due in due_on:
        for change, amount in changes:
            due_on[due] = amount if change <= due else due_on[due]
    return {**due_on, dates[-1]: float("inf")}


def table(debt, dates, instalment):
    """Rows of (due date, interest since the row before, payment, balance)."""
    payments = instalments(debt, dates, instalment)
    rows, interest = [], 0.0
    for date, added, payment, balance in course(debt, dates, payments):
        interest += added
        if date in payments:
            rows.append([date.ISO(), int(interest), int(payment), int(balance)])
            interest = 0.0
    return rows


def paid_on_any_day(debt, dates):
    """Each addition of interest with the balance after that day, when payments are made between due dates too."""
    payments = {day(date): float(amount) for date, amount in debt["payments"]}
    events = course(debt, dates, payments)
    added_from = day(debt["deferredUntil"]) if debt["deferredUntil"] else dates[0]
    added = set(statement_dates(debt, dates)) | {added_from}
    return [
        [date.ISO(), int(interest), int(balance)]
        for date, interest, _, balance in events
        if date in added and date >= added_from
    ]


def compute(debt):
    dates = period_dates(debt)
    result = {"dates": [date.ISO() for date in dates], "rows": table(debt, dates, debt["instalment"])}
    if debt["isLevel"] and debt["instalment"] > 1:
        result["lastOfLess"] = table(debt, dates, debt["instalment"] - 1)[-1][2]
    if debt["payments"]:
        result["added"] = paid_on_any_day(debt, dates)
    return result


def count_days(span):
    start, end = (day(date) for date in span)
    counters = {**DAY_COUNTERS, **OTHER_DAY_COUNTERS, "30_360_to_maturity": ql.Thirty360(ql.Thirty360.ISDA, end)}
    return {
        "days": {name: counter.dayCount(start, end) for name, counter in counters.items()},
        "years": {name: counter.yearFraction(start, end) for name, counter in DAY_COUNTERS.items()},
    }


def main(cases, results):
    with open(cases, encoding="utf-8") as file:
        given = json.load(file)
    computed = {
        "debts": [compute(debt) for debt in given["debts"]],
        "spans": [count_days(span) for span in given["spans"]],
    }
    with open(results, "w", encoding="utf-8") as file:
        json.dump(computed, file)


main(*sys.argv[1:])
