-- A word is looked for among the guidelines and mistakes of its owner alone, by an index: without one, the words of each of
-- them were read for every look, up to half a megabyte of a long guideline.
CREATE INDEX "guidelines_words" ON "guidelines" USING gin ((words || array_to_tsvector(array['=a' || owner_id::text])));--> statement-breakpoint
CREATE INDEX "mistakes_words" ON "mistakes" USING gin ((words || array_to_tsvector(array['=a' || owner_id::text])));--> statement-breakpoint
CREATE INDEX "mistakes_undescribed" ON "mistakes" USING btree ("owner_id") WHERE words = ''::tsvector;