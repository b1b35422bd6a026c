DROP INDEX "flow_task_assignee";--> statement-breakpoint
ALTER TABLE "flow_task" ADD COLUMN "definition_id" varchar(36) DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE "flow_task" SET "definition_id" = "flow_instance"."definition_id" FROM "flow_instance" WHERE "flow_instance"."id" = "flow_task"."instance_id";--> statement-breakpoint
CREATE INDEX "flow_instance_title_pairs" ON "flow_instance" USING gin (character_pairs("title"));--> statement-breakpoint
CREATE INDEX "flow_task_assignee" ON "flow_task" USING btree ("tenant_id","assignee","state","id" DESC NULLS FIRST,"definition_id");