import { Client } from "pg";

/** An isolation of transactions that is stricter than the one the product asks for. */
export type Isolation = "serializable" | "repeatable read";

/**
 * Makes the product's transactions in a database, and in its later copies, run under another isolation. A default of the
 * database would not: the product names its own when it connects. PostgreSQL runs this function after that.
 */
export async function isolate(address: string, isolation: Isolation): Promise<void> {
  const client = new Client({ connectionString: address });
  await client.connect();
  await client.query(`
    create or replace function isolate() returns event_trigger language plpgsql as $$ begin
      if current_setting('application_name') = 'fincontrol' then
        perform set_config('default_transaction_isolation', '${isolation}', false);
      end if;
    end $$;
    drop event trigger if exists isolate;
    create event trigger isolate on login execute function isolate()`);
  await client.end();
}
