-- An account is also tried from networks that it was logged in from before ("network:" and the network's id);
-- each of those is counted apart, so that strangers who guess do not keep the owner out. An address that
-- registers accounts is counted apart as well.
alter table throttles drop constraint throttles_subject_check;
alter table throttles add check (subject in ('account', 'address', 'registration') or subject like 'network:%');
create index throttles_by_end on throttles (blocked_until);

-- What nobody asks for any more is forgotten, whoever it was about: tries after a day, known networks after 90. The
-- server's maintenance does that, which acts for nobody; requests touch nobody else's rows.
alter policy owner_only on throttles to solvent_app;
grant select (user_id, subject, blocked_until), delete on throttles to solvent_maintenance;
create policy maintenance_sees_old on throttles for select to solvent_maintenance using (
  blocked_until < now() - case when subject like 'network:%' then interval '90 days' else interval '1 day' end
);
create policy maintenance_forgets_old on throttles for delete to solvent_maintenance using (
  blocked_until < now() - case when subject like 'network:%' then interval '90 days' else interval '1 day' end
);
