CREATE TABLE "supplier_change" (
	"id" varchar(36) PRIMARY KEY NOT NULL,
	"supplier_id" varchar(36) NOT NULL,
	"supplier_name" varchar(255) NOT NULL,
	"change_fields" jsonb NOT NULL,
	"reason" varchar(500) NOT NULL,
	"audit_status" varchar(2) DEFAULT '0' NOT NULL,
	"audit_opinion" varchar(2000),
	"audit_user" varchar(100),
	"audit_time" timestamp(0),
	"apply_time" timestamp(0),
	"create_by" varchar(100),
	"create_time" timestamp(0),
	"update_by" varchar(100),
	"update_time" timestamp(0),
	"sys_org_code" varchar(64),
	"tenant_id" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX "supplier_change_time" ON "supplier_change" USING btree ("tenant_id","create_time" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "supplier_change_supplier" ON "supplier_change" USING btree ("tenant_id","supplier_id","audit_status");