-- What is gone or was decided counts as unseen no more: the notices of it are found by their object, among the unseen
-- alone, which are few.
CREATE INDEX "notices_unseen_object" ON "notices" USING btree ("object_id") WHERE seen_at is null;