import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type Dialect as KyselyDialect,
  type QueryResult,
  SelectQueryNode,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { bindable, type Handle, type Handles } from './sqlite-handles.ts';
import { onceUnlocked, type WriteTurns } from './write-turns.ts';

interface Options {
  readonly handles: Handles;
  readonly turns: WriteTurns;
  /** How long a writer waits for others. */
  readonly waitMs: () => number;
}

/** Kysely's own driver has one connection, so that reads wait for every transaction; here they use a second handle. */
export function sqliteDialect(options: Options): KyselyDialect {
  return {
    createDriver: () => sqliteDriver(options),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createAdapter: () => new ConcurrentAdapter(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  };
}

class ConcurrentAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/** A connection in Kysely's sense: outside a transaction reads and writes use different handles. */
interface Connection extends DatabaseConnection {
  /** Set while a transaction runs; ends its turn to write. */
  endTurn: (() => void) | null;
}

function sqliteDriver({ handles, turns, waitMs }: Options): Driver {
  const { reading, writing } = handles;
  const idle: Connection[] = [];

  async function write(query: CompiledQuery): Promise<QueryResult<never>> {
    const endTurn = await turns.take(waitMs());
    try {
      return await onceUnlocked(() => execute(writing, query), waitMs());
    } finally {
      endTurn();
    }
  }

  function connect(): Connection {
    const connection: Connection = {
      endTurn: null,
      executeQuery: async (query) => {
        if (connection.endTurn) return execute(writing, query);
        return onlyReads(query) ? execute(reading, query) : write(query);
      },
      async *streamQuery({ sql, parameters }) {
        // Not a cached statement: two streams that share one would consume each other's rows.
        const { database } = connection.endTurn ? writing : reading;
        for (const row of database.prepare(sql).iterate(...bindable(parameters)))
          yield { rows: [row as never] };
      },
    };
    return connection;
  }

  const raw = (sql: string) => execute(writing, CompiledQuery.raw(sql));

  return {
    init: async () => undefined,
    acquireConnection: async () => idle.pop() ?? connect(),
    beginTransaction: async (connection: Connection) => {
      const endTurn = await turns.take(waitMs());
      try {
        // Immediate: this waits for the write lock, whereas a read transaction that writes later would fail.
        await onceUnlocked(() => raw('begin immediate'), waitMs());
        connection.endTurn = endTurn;
      } catch (error) {
        endTurn();
        throw error;
      }
    },
    commitTransaction: async () => {
      raw('commit');
    },
    rollbackTransaction: async () => {
      // On a full disk SQLite rolls back by itself: a second rollback would fail and hide that error.
      if (writing.database.isTransaction) raw('rollback');
    },
    releaseConnection: async (connection: Connection) => {
      connection.endTurn?.();
      connection.endTurn = null;
      idle.push(connection);
    },
    destroy: async () => handles.close(),
  };
}

function execute({ prepare }: Handle, { sql, parameters }: CompiledQuery): QueryResult<never> {
  const { statement, answersRows } = prepare(sql);
  if (answersRows) return { rows: statement.all(...bindable(parameters)) as never[] };
  const { changes, lastInsertRowid } = statement.run(...bindable(parameters));
  return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
}

function onlyReads({ query, sql }: CompiledQuery): boolean {
  return SelectQueryNode.is(query) || (query.kind === 'RawNode' && /^\s*select\b/i.test(sql));
}
