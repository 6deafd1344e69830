-- Why an operator accepted a finding. Null for findings that are open, and for those that were accepted
-- before reasons were stored.
alter table data_finding add column accepted_reason text check (length(accepted_reason) <= 500);
