CREATE TABLE "sys_depart_permission" (
	"depart_id" varchar(36) NOT NULL,
	"permission_id" varchar(36) NOT NULL,
	"data_rule_ids" text,
	CONSTRAINT "sys_depart_permission_depart_id_permission_id_pk" PRIMARY KEY("depart_id","permission_id")
);
--> statement-breakpoint
CREATE TABLE "sys_depart_role" (
	"id" varchar(36) PRIMARY KEY NOT NULL,
	"depart_id" varchar(36) NOT NULL,
	"role_name" varchar(200) NOT NULL,
	"role_code" varchar(100) NOT NULL,
	"description" varchar(500),
	"create_by" varchar(100),
	"create_time" timestamp(0),
	"update_by" varchar(100),
	"update_time" timestamp(0),
	"sys_org_code" varchar(64),
	"tenant_id" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sys_depart_role_permission" (
	"role_id" varchar(36) NOT NULL,
	"permission_id" varchar(36) NOT NULL,
	"data_rule_ids" text,
	CONSTRAINT "sys_depart_role_permission_role_id_permission_id_pk" PRIMARY KEY("role_id","permission_id")
);
--> statement-breakpoint
CREATE TABLE "sys_depart_role_user" (
	"user_id" varchar(36) NOT NULL,
	"role_id" varchar(36) NOT NULL,
	CONSTRAINT "sys_depart_role_user_user_id_role_id_pk" PRIMARY KEY("user_id","role_id")
);
--> statement-breakpoint
CREATE TABLE "sys_permission_data_rule" (
	"id" varchar(36) PRIMARY KEY NOT NULL,
	"permission_id" varchar(36) NOT NULL,
	"rule_name" varchar(100) NOT NULL,
	"rule_column" varchar(100),
	"rule_conditions" varchar(20) NOT NULL,
	"rule_value" varchar(300) NOT NULL,
	"status" varchar(1) DEFAULT '1' NOT NULL,
	"create_by" varchar(100),
	"create_time" timestamp(0),
	"update_by" varchar(100),
	"update_time" timestamp(0),
	"sys_org_code" varchar(64),
	"tenant_id" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sys_role_index" (
	"id" varchar(36) PRIMARY KEY NOT NULL,
	"role_code" varchar(100) NOT NULL,
	"url" varchar(255) NOT NULL,
	"component" varchar(255),
	"is_route" boolean DEFAULT true NOT NULL,
	"priority" integer DEFAULT 0 NOT NULL,
	"status" varchar(1) DEFAULT '1' NOT NULL,
	"create_by" varchar(100),
	"create_time" timestamp(0),
	"update_by" varchar(100),
	"update_time" timestamp(0),
	"sys_org_code" varchar(64),
	"tenant_id" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sys_tenant_pack" (
	"id" varchar(36) PRIMARY KEY NOT NULL,
	"pack_name" varchar(100) NOT NULL,
	"remarks" varchar(500),
	"create_by" varchar(100),
	"create_time" timestamp(0),
	"update_by" varchar(100),
	"update_time" timestamp(0)
);
--> statement-breakpoint
CREATE TABLE "sys_tenant_pack_permission" (
	"pack_id" varchar(36) NOT NULL,
	"permission_id" varchar(36) NOT NULL,
	CONSTRAINT "sys_tenant_pack_permission_pack_id_permission_id_pk" PRIMARY KEY("pack_id","permission_id")
);
--> statement-breakpoint
ALTER TABLE "sys_tenant" ADD COLUMN "pack_id" varchar(36);--> statement-breakpoint
CREATE UNIQUE INDEX "sys_depart_role_code" ON "sys_depart_role" USING btree ("depart_id","role_code");--> statement-breakpoint
CREATE INDEX "sys_depart_role_user_role" ON "sys_depart_role_user" USING btree ("role_id","user_id");--> statement-breakpoint
CREATE INDEX "sys_permission_data_rule_permission" ON "sys_permission_data_rule" USING btree ("permission_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sys_role_index_code" ON "sys_role_index" USING btree ("role_code");--> statement-breakpoint
CREATE UNIQUE INDEX "sys_tenant_pack_name" ON "sys_tenant_pack" USING btree ("pack_name");