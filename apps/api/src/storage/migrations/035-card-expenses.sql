-- Expenses on a card are due with its next instalment: a negative credit.
alter table liabilities drop constraint liabilities_credit_minor_check;
