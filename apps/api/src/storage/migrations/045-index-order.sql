-- With the person first, the planner may take these for the lines of one entry, too, and read all lines of the person for
-- each: if its statistics are from before they had lines, they seem to have one. Their queries name the first columns.
drop index journal_lines_by_account;
create index journal_lines_by_account on journal_lines (account_kind, user_id, account_id);
drop index entry_images_by_subject;
create index entry_images_by_subject on entry_images (subject_kind, user_id, subject_id);
-- The lines of an import are found among those of the person.
drop index bank_lines_by_import;
