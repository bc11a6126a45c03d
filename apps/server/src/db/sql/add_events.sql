insert into "events" ("transaction", "id", "audience", "audience_id", "topic", "object_kind", "object_id", "created_at")
select pg_current_xact_id(), row.*, $1::timestamptz
from unnest($2::uuid[], $3::text[], $4::uuid[], $5::text[], $6::text[], $7::uuid[] ) as row
returning pg_notify($8, '')
