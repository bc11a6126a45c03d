-- An answer commits together with the write that it is the answer to, so that a claim without one is never kept. Those that
-- a server has left behind would have been taken over: what they stood for was done or not, and may be asked for again.
DELETE FROM "idempotency_keys" WHERE "answer" IS NULL;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ALTER COLUMN "answer" SET NOT NULL;