insert into "idempotency_keys" ("user_id", "key", "request_hash", "answer", "created_at")
values ($1, $2, $3, $4::jsonb, $5)
