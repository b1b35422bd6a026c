CREATE TABLE "supplier_black" (
	"id" varchar(36) PRIMARY KEY NOT NULL,
	"supplier_id" varchar(36) NOT NULL,
	"supplier_name" varchar(255) NOT NULL,
	"reason" varchar(500) NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date,
	"file_url" text,
	"status" varchar(1) DEFAULT '1' NOT NULL,
	"lift_reason" varchar(500),
	"lift_time" timestamp(0),
	"operator" varchar(100),
	"create_by" varchar(100),
	"create_time" timestamp(0),
	"update_by" varchar(100),
	"update_time" timestamp(0),
	"sys_org_code" varchar(64),
	"tenant_id" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX "supplier_black_time" ON "supplier_black" USING btree ("tenant_id","create_time" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "supplier_black_supplier" ON "supplier_black" USING btree ("tenant_id","supplier_id","status");--> statement-breakpoint
CREATE INDEX "supplier_black_due" ON "supplier_black" USING btree ("status","end_date");