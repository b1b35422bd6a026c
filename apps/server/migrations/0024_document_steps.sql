CREATE TABLE "document_step" (
	"id" varchar(36) PRIMARY KEY NOT NULL,
	"document_table" varchar(64) NOT NULL,
	"document_id" varchar(36) NOT NULL,
	"action" varchar(32) NOT NULL,
	"from_status" varchar(4),
	"to_status" varchar(4) NOT NULL,
	"remark" varchar(2000),
	"operator" varchar(100),
	"operate_time" timestamp(0) NOT NULL,
	"tenant_id" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sys_file" ADD COLUMN "record_id" varchar(36);--> statement-breakpoint
CREATE INDEX "document_step_document" ON "document_step" USING btree ("tenant_id","document_table","document_id");--> statement-breakpoint
CREATE INDEX "sys_file_record" ON "sys_file" USING btree ("tenant_id","record_id");--> statement-breakpoint
UPDATE "sys_file" SET "record_id" = "purchase_plan"."id" FROM "purchase_plan" WHERE "sys_file"."biz" = 'purchasePlan' AND "sys_file"."tenant_id" = "purchase_plan"."tenant_id" AND position("sys_file"."url" in "purchase_plan"."plan_file_url") > 0;
