-- Whether the provider has accepted the person's AI key. False for a key saved while the provider could not be reached.
alter table users add column ai_key_tested boolean not null default true;
