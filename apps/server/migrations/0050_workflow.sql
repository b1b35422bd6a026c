CREATE TABLE "flow_candidate" (
	"task_id" varchar(36) NOT NULL,
	"target" varchar(200) NOT NULL,
	"tenant_id" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "flow_candidate_tenant_id_target_task_id_pk" PRIMARY KEY("tenant_id","target","task_id")
);
--> statement-breakpoint
CREATE TABLE "flow_category" (
	"id" varchar(36) PRIMARY KEY NOT NULL,
	"name" varchar(100) NOT NULL,
	"code" varchar(64) NOT NULL,
	"app_type" varchar(64),
	"remark" varchar(500),
	"create_by" varchar(100),
	"create_time" timestamp(0),
	"update_by" varchar(100),
	"update_time" timestamp(0),
	"sys_org_code" varchar(64),
	"tenant_id" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "flow_cc" (
	"id" varchar(36) PRIMARY KEY NOT NULL,
	"title" varchar(255),
	"flow_id" varchar(36),
	"flow_name" varchar(200),
	"category" varchar(64),
	"deployment_id" varchar(36),
	"instance_id" varchar(36) NOT NULL,
	"task_id" varchar(36),
	"business_key" varchar(64),
	"username" varchar(100) NOT NULL,
	"state" varchar(1) DEFAULT '0' NOT NULL,
	"initiator_username" varchar(100),
	"create_by" varchar(100),
	"create_time" timestamp(0),
	"update_by" varchar(100),
	"update_time" timestamp(0),
	"sys_org_code" varchar(64),
	"tenant_id" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "flow_definition" (
	"id" varchar(36) PRIMARY KEY NOT NULL,
	"key" varchar(100) NOT NULL,
	"version" integer NOT NULL,
	"name" varchar(200) NOT NULL,
	"category" varchar(64),
	"deployment_id" varchar(36) NOT NULL,
	"suspension_state" varchar(1) DEFAULT '1' NOT NULL,
	"is_latest" boolean DEFAULT true NOT NULL,
	"xml" text NOT NULL,
	"model" jsonb NOT NULL,
	"create_by" varchar(100),
	"create_time" timestamp(0),
	"update_by" varchar(100),
	"update_time" timestamp(0),
	"sys_org_code" varchar(64),
	"tenant_id" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "flow_expression" (
	"id" varchar(36) PRIMARY KEY NOT NULL,
	"name" varchar(100) NOT NULL,
	"expression" varchar(2000) NOT NULL,
	"status" varchar(1) DEFAULT '1' NOT NULL,
	"remark" varchar(500),
	"create_by" varchar(100),
	"create_time" timestamp(0),
	"update_by" varchar(100),
	"update_time" timestamp(0),
	"sys_org_code" varchar(64),
	"tenant_id" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "flow_history" (
	"id" varchar(36) PRIMARY KEY NOT NULL,
	"instance_id" varchar(36) NOT NULL,
	"type" varchar(20) NOT NULL,
	"node_id" varchar(100),
	"task_id" varchar(36),
	"username" varchar(100),
	"receivers" text,
	"comment" text,
	"files" text,
	"time" timestamp(0) NOT NULL,
	"tenant_id" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "flow_instance" (
	"id" varchar(36) PRIMARY KEY NOT NULL,
	"definition_id" varchar(36) NOT NULL,
	"definition_key" varchar(100) NOT NULL,
	"definition_name" varchar(200) NOT NULL,
	"definition_version" integer NOT NULL,
	"deployment_id" varchar(36) NOT NULL,
	"category" varchar(64),
	"title" varchar(255) NOT NULL,
	"business_key" varchar(64),
	"business_service" varchar(100),
	"business_kind" varchar(20),
	"status" varchar(20) NOT NULL,
	"is_suspended" boolean DEFAULT false NOT NULL,
	"is_handled" boolean DEFAULT false NOT NULL,
	"initiator" varchar(100) NOT NULL,
	"variables" jsonb NOT NULL,
	"tokens" jsonb NOT NULL,
	"timers" jsonb NOT NULL,
	"due_time" timestamp(0),
	"end_time" timestamp(0),
	"create_by" varchar(100),
	"create_time" timestamp(0),
	"update_by" varchar(100),
	"update_time" timestamp(0),
	"sys_org_code" varchar(64),
	"tenant_id" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "flow_listener" (
	"id" varchar(36) PRIMARY KEY NOT NULL,
	"name" varchar(100) NOT NULL,
	"type" varchar(1) NOT NULL,
	"event_type" varchar(20) NOT NULL,
	"value_type" varchar(1) NOT NULL,
	"value" varchar(500) NOT NULL,
	"status" varchar(1) DEFAULT '1' NOT NULL,
	"remark" varchar(500),
	"create_by" varchar(100),
	"create_time" timestamp(0),
	"update_by" varchar(100),
	"update_time" timestamp(0),
	"sys_org_code" varchar(64),
	"tenant_id" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "flow_task" (
	"id" varchar(36) PRIMARY KEY NOT NULL,
	"instance_id" varchar(36) NOT NULL,
	"token_id" varchar(36) NOT NULL,
	"node_id" varchar(100) NOT NULL,
	"name" varchar(200) NOT NULL,
	"assignee" varchar(100),
	"candidate_users" jsonb NOT NULL,
	"candidate_groups" jsonb NOT NULL,
	"owner" varchar(100),
	"agent_for" varchar(100),
	"is_claimed" boolean DEFAULT false NOT NULL,
	"added_by" varchar(100),
	"state" varchar(10) DEFAULT 'open' NOT NULL,
	"outcome" varchar(1),
	"comment" text,
	"files" text,
	"values" jsonb,
	"create_time" timestamp(0) NOT NULL,
	"end_time" timestamp(0),
	"tenant_id" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX "flow_candidate_task" ON "flow_candidate" USING btree ("task_id");--> statement-breakpoint
CREATE UNIQUE INDEX "flow_category_code" ON "flow_category" USING btree ("tenant_id","code");--> statement-breakpoint
CREATE INDEX "flow_cc_user" ON "flow_cc" USING btree ("tenant_id","username","create_time" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "flow_cc_instance" ON "flow_cc" USING btree ("tenant_id","instance_id");--> statement-breakpoint
CREATE UNIQUE INDEX "flow_definition_version" ON "flow_definition" USING btree ("tenant_id","key","version");--> statement-breakpoint
CREATE UNIQUE INDEX "flow_definition_deployment" ON "flow_definition" USING btree ("tenant_id","deployment_id");--> statement-breakpoint
CREATE INDEX "flow_definition_latest" ON "flow_definition" USING btree ("tenant_id","create_time" DESC NULLS FIRST) WHERE is_latest;--> statement-breakpoint
CREATE INDEX "flow_expression_tenant" ON "flow_expression" USING btree ("tenant_id","create_time" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "flow_history_instance" ON "flow_history" USING btree ("tenant_id","instance_id","id");--> statement-breakpoint
CREATE INDEX "flow_instance_initiator" ON "flow_instance" USING btree ("tenant_id","initiator","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "flow_instance_all" ON "flow_instance" USING btree ("tenant_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "flow_instance_definition" ON "flow_instance" USING btree ("tenant_id","definition_id");--> statement-breakpoint
CREATE UNIQUE INDEX "flow_instance_business" ON "flow_instance" USING btree ("tenant_id","business_key") WHERE status = 'running';--> statement-breakpoint
CREATE INDEX "flow_instance_record" ON "flow_instance" USING btree ("tenant_id","business_key");--> statement-breakpoint
CREATE INDEX "flow_instance_due" ON "flow_instance" USING btree ("due_time") WHERE due_time is not null;--> statement-breakpoint
CREATE INDEX "flow_listener_tenant" ON "flow_listener" USING btree ("tenant_id","create_time" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "flow_task_assignee" ON "flow_task" USING btree ("tenant_id","assignee","state","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "flow_task_instance" ON "flow_task" USING btree ("tenant_id","instance_id","state");