-- The name of the program that proposed a draft; null for the assistant.
alter table chat_drafts add column program text;
