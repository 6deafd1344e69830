-- Lists of what operators have decided and closed, page by page.
create index access_request_by_state on access_request (state, id);
create index ticket_by_state on ticket (state, updated_at, id);
