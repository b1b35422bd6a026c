-- Tables of history are divided by month, so that months from long ago can be archived. Their partitions are in a schema
-- of their own. What a table has so far becomes its first partition, so that no row is copied; the version before reads
-- and writes the divided tables under their former names.
CREATE TABLE "sys_data_count" (
	"tenant_id" integer DEFAULT 0 NOT NULL,
	"data_table" varchar(100) NOT NULL,
	"data_id" varchar(36) NOT NULL,
	"version" integer NOT NULL,
	CONSTRAINT "sys_data_count_tenant_id_data_table_data_id_pk" PRIMARY KEY("tenant_id","data_table","data_id")
);
--> statement-breakpoint
CREATE TABLE "sys_history_archive" (
	"history_table" varchar(64) NOT NULL,
	"month" date NOT NULL,
	"file_id" varchar(36) NOT NULL,
	"row_count" integer NOT NULL,
	"file_size" bigint NOT NULL,
	"sha256" varchar(64) NOT NULL,
	"create_time" timestamp(0) NOT NULL,
	CONSTRAINT "sys_history_archive_history_table_month_file_id_pk" PRIMARY KEY("history_table","month","file_id")
);
--> statement-breakpoint
CREATE SCHEMA history;
--> statement-breakpoint
-- Adds the partition of a month; rows of the month that came earlier move there from the default partition.
CREATE FUNCTION history_add_month(parent text, month_column text, month date) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	part text := parent || '_' || to_char(month, 'YYYY_MM');
	after_month date := (month + interval '1 month')::date;
	-- Months that the first partition has.
	first_until date := (
		SELECT substring(pg_get_expr(relpartbound, oid) FROM 'TO \(''(\d+-\d+-\d+)') FROM pg_class
		WHERE oid = to_regclass(format('history.%I', parent || '_before'))
	);
BEGIN
	IF month < first_until OR to_regclass(format('history.%I', part)) IS NOT NULL THEN
		RETURN;
	END IF;
	-- One server at a time.
	EXECUTE format('LOCK TABLE %I IN SHARE UPDATE EXCLUSIVE MODE', parent);
	IF to_regclass(format('history.%I', part)) IS NOT NULL THEN
		RETURN;
	END IF;
	EXECUTE format('CREATE TABLE history.%I (LIKE %I INCLUDING DEFAULTS)', part, parent);
	PERFORM set_config('gezi.audit_purge', 'on', true);
	EXECUTE format(
		'WITH moved AS (DELETE FROM history.%1$I WHERE %2$I >= %3$L AND %2$I < %4$L RETURNING *) INSERT INTO history.%5$I SELECT * FROM moved',
		parent || '_default', month_column, month, after_month, part);
	PERFORM set_config('gezi.audit_purge', 'off', true);
	EXECUTE format('ALTER TABLE %I ATTACH PARTITION history.%I FOR VALUES FROM (%L) TO (%L)', parent, part, month, after_month);
	IF parent = 'sys_log' THEN
		EXECUTE format('CREATE TRIGGER sys_log_keep BEFORE TRUNCATE ON history.%I FOR EACH STATEMENT EXECUTE FUNCTION sys_log_refuse_change()', part);
	END IF;
END
$$;
--> statement-breakpoint
UPDATE "sys_message" SET "create_time" = coalesce("update_time", localtimestamp) WHERE "create_time" IS NULL;
--> statement-breakpoint
DROP TRIGGER sys_log_append_only ON "sys_log";
--> statement-breakpoint
DROP TRIGGER sys_log_keep ON "sys_log";
--> statement-breakpoint
DROP INDEX "sys_data_log_version";
--> statement-breakpoint
DO $$
DECLARE
	divided record;
	until date;
BEGIN
	FOR divided IN
		SELECT name, name || '_before' AS former, month_column FROM (VALUES
			('sys_log', 'create_time'), ('sys_data_log', 'create_time'), ('sys_message', 'create_time'), ('flow_history', 'time')
		) AS listed (name, month_column)
	LOOP
		EXECUTE format('LOCK TABLE %I IN ACCESS EXCLUSIVE MODE', divided.name);
		EXECUTE format(
			'SELECT (date_trunc(''month'', greatest(max(%I), now() at time zone ''Asia/Shanghai'')) + interval ''1 month'')::date FROM %I',
			divided.month_column, divided.name) INTO until;
		EXECUTE format('ALTER TABLE %I SET SCHEMA history', divided.name);
		EXECUTE format('ALTER TABLE history.%I RENAME TO %I', divided.name, divided.former);
		EXECUTE format('ALTER TABLE history.%I DROP CONSTRAINT %I', divided.former, divided.name || '_id_tenant_id_pk');
		EXECUTE format('ALTER TABLE history.%I ALTER COLUMN %I SET NOT NULL', divided.former, divided.month_column);
		EXECUTE format('CREATE TABLE %I (LIKE history.%I INCLUDING DEFAULTS) PARTITION BY RANGE (%I)',
			divided.name, divided.former, divided.month_column);
		EXECUTE format('ALTER TABLE %I ADD CONSTRAINT %I PRIMARY KEY (id, tenant_id, %I)',
			divided.name, divided.name || '_id_tenant_id_' || divided.month_column || '_pk', divided.month_column);
		EXECUTE format('ALTER TABLE %I ATTACH PARTITION history.%I FOR VALUES FROM (MINVALUE) TO (%L)',
			divided.name, divided.former, until);
		EXECUTE format('CREATE TABLE history.%I PARTITION OF %I DEFAULT', divided.name || '_default', divided.name);
		EXECUTE format('SELECT history_add_month(%L, %L, %L)', divided.name, divided.month_column, until);
	END LOOP;
END
$$;
--> statement-breakpoint
CREATE INDEX "sys_log_time" ON "sys_log" USING btree ("tenant_id","log_type","create_time" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "sys_log_user" ON "sys_log" USING btree ("tenant_id","userid","create_time" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "sys_data_log_version" ON "sys_data_log" USING btree ("tenant_id","data_table","data_id","data_version");
--> statement-breakpoint
CREATE INDEX "sys_data_log_time" ON "sys_data_log" USING btree ("tenant_id","create_time" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "sys_message_sent" ON "sys_message" USING btree ("tenant_id","create_time");
--> statement-breakpoint
CREATE INDEX "sys_message_queue" ON "sys_message" USING btree ("next_try_time") WHERE next_try_time is not null;
--> statement-breakpoint
CREATE INDEX "flow_history_instance" ON "flow_history" USING btree ("tenant_id","instance_id","id");
--> statement-breakpoint
CREATE TRIGGER sys_log_append_only BEFORE UPDATE OR DELETE ON "sys_log" FOR EACH ROW EXECUTE FUNCTION sys_log_refuse_change();
--> statement-breakpoint
CREATE TRIGGER sys_log_keep BEFORE TRUNCATE ON "sys_log" FOR EACH STATEMENT EXECUTE FUNCTION sys_log_refuse_change();
--> statement-breakpoint
CREATE TRIGGER sys_log_keep BEFORE TRUNCATE ON history.sys_log_before FOR EACH STATEMENT EXECUTE FUNCTION sys_log_refuse_change();
--> statement-breakpoint
CREATE TRIGGER sys_log_keep BEFORE TRUNCATE ON history.sys_log_default FOR EACH STATEMENT EXECUTE FUNCTION sys_log_refuse_change();
--> statement-breakpoint
INSERT INTO "sys_data_count" ("tenant_id", "data_table", "data_id", "version")
SELECT "tenant_id", "data_table", "data_id", max("data_version") FROM "sys_data_log" GROUP BY 1, 2, 3;
--> statement-breakpoint
-- A unique index of a divided table would have the time in it, so the counts refuse a second version of the same number.
-- An import brings counts of its own.
CREATE FUNCTION sys_data_log_count() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF current_setting('gezi.importing', true) = 'on' THEN
		RETURN NEW;
	END IF;
	INSERT INTO sys_data_count AS known (tenant_id, data_table, data_id, version)
	VALUES (NEW.tenant_id, NEW.data_table, NEW.data_id, NEW.data_version)
	ON CONFLICT (tenant_id, data_table, data_id) DO UPDATE SET version = excluded.version
	WHERE known.version < excluded.version;
	IF NOT FOUND AND EXISTS (
		SELECT FROM sys_data_log AS other
		WHERE other.tenant_id = NEW.tenant_id AND other.data_table = NEW.data_table
			AND other.data_id = NEW.data_id AND other.data_version = NEW.data_version
	) THEN
		RAISE EXCEPTION 'version % of % % exists', NEW.data_version, NEW.data_table, NEW.data_id
			USING ERRCODE = 'unique_violation', CONSTRAINT = 'sys_data_log_version', TABLE = 'sys_data_log';
	END IF;
	RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER sys_data_log_count BEFORE INSERT ON "sys_data_log" FOR EACH ROW EXECUTE FUNCTION sys_data_log_count();
