CREATE TABLE "supplier_message" (
	"id" varchar(36) PRIMARY KEY NOT NULL,
	"supplier_id" varchar(36) NOT NULL,
	"supplier_name" varchar(255) NOT NULL,
	"title" varchar(255) NOT NULL,
	"content" varchar(4000),
	"bus_type" varchar(50),
	"bus_id" varchar(50),
	"send_time" timestamp(0) NOT NULL,
	"read_flag" varchar(1) DEFAULT '0' NOT NULL,
	"read_time" timestamp(0),
	"create_by" varchar(100),
	"create_time" timestamp(0),
	"update_by" varchar(100),
	"update_time" timestamp(0),
	"sys_org_code" varchar(64),
	"tenant_id" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX "supplier_message_time" ON "supplier_message" USING btree ("tenant_id","create_time" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "supplier_message_supplier" ON "supplier_message" USING btree ("tenant_id","supplier_id","read_flag");