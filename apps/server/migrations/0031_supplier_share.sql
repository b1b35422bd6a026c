CREATE TABLE "supplier_share" (
	"id" varchar(36) PRIMARY KEY NOT NULL,
	"supplier_id" varchar(36) NOT NULL,
	"supplier_name" varchar(255) NOT NULL,
	"tenant_name" varchar(100) NOT NULL,
	"target_tenant_id" integer NOT NULL,
	"target_tenant_name" varchar(100) NOT NULL,
	"share_time" timestamp(0) NOT NULL,
	"status" varchar(1) DEFAULT '0' NOT NULL,
	"reason" varchar(500),
	"reply_time" timestamp(0),
	"remark" varchar(500),
	"create_by" varchar(100),
	"create_time" timestamp(0),
	"update_by" varchar(100),
	"update_time" timestamp(0),
	"sys_org_code" varchar(64),
	"tenant_id" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX "supplier_share_time" ON "supplier_share" USING btree ("tenant_id","create_time" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "supplier_share_target" ON "supplier_share" USING btree ("target_tenant_id","status");--> statement-breakpoint
CREATE UNIQUE INDEX "supplier_share_open" ON "supplier_share" USING btree ("supplier_id","target_tenant_id") WHERE status in ('0', '1');