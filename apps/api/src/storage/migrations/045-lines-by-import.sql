-- With the person first, the planner takes this index for the line of one entry, too, and reads all lines of the person
-- for each: its statistics may be from before an import, or from other people's lines.
drop index bank_lines_by_import;
create index bank_lines_by_import on bank_lines (import_id, user_id);
