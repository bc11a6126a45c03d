-- What no step has named is looked for from its reader on: by the day alone, each team looked through what all teams had read.
-- What was opened a year ago goes, day by day.
DROP INDEX "diary_accesses_unnamed";--> statement-breakpoint
DROP INDEX "curiosity_accesses_unnamed";--> statement-breakpoint
CREATE INDEX "diary_accesses_day_index" ON "diary_accesses" USING btree ("day");--> statement-breakpoint
CREATE INDEX "curiosity_accesses_day_index" ON "curiosity_accesses" USING btree ("day");--> statement-breakpoint
CREATE INDEX "diary_accesses_unnamed" ON "diary_accesses" USING btree ("reader_id","day") WHERE named_in = '{}'::uuid[];--> statement-breakpoint
CREATE INDEX "curiosity_accesses_unnamed" ON "curiosity_accesses" USING btree ("reader_id","day") WHERE named_in = '{}'::uuid[];