ALTER TABLE "portal_project" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP TABLE "portal_project" CASCADE;--> statement-breakpoint
CREATE INDEX "purchase_info_public" ON "purchase_info" USING btree ("publish_time" DESC NULLS FIRST,"id" DESC NULLS FIRST,"status","buy_type","pro_name","pro_no") WHERE is_public = '1' and publish_time is not null;