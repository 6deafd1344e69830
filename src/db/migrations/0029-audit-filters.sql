-- The audit is read by kind, by action and by target alone as well, the newest line first.
create index audit_entry_by_kind on audit_entry (kind, at desc, id desc);
create index audit_entry_by_action on audit_entry (action, at desc, id desc);
create index audit_entry_by_target_alone on audit_entry (target, at desc, id desc);
