-- How sure it is that the expected asset comes, in percent.
alter table tentative_assets
  add column confidence integer not null default 100 check (confidence between 0 and 100);

-- An undo restores the whole row, so the images that are there already need the column as well.
update entry_images set before = before || '{"confidence": 100}'
where subject_kind = 'tentative_asset' and before is not null;
