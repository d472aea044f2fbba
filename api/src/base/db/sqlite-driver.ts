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
  /** How long a writer waits for the others. */
  readonly patienceMs: () => number;
}

/** Kysely's own driver has one connection, for which readers wait behind every transaction; this one reads beside them. */
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

/** What Kysely calls a connection: outside a transaction a read and a write go to different handles. */
interface Connection extends DatabaseConnection {
  /** While a transaction runs; ends its turn. */
  endTurn: (() => void) | null;
}

function sqliteDriver({ handles, turns, patienceMs }: Options): Driver {
  const { reading, writing } = handles;
  const idle: Connection[] = [];

  async function write(query: CompiledQuery): Promise<QueryResult<never>> {
    const endTurn = await turns.take(patienceMs());
    try {
      return await onceUnlocked(() => execute(writing, query), patienceMs());
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
        // Not a kept statement: two streams of it would step one another's rows.
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
      const endTurn = await turns.take(patienceMs());
      try {
        // Immediate: a transaction that becomes a writer later would fail where this one waits.
        await onceUnlocked(() => raw('begin immediate'), patienceMs());
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
      // A full disk has SQLite roll back by itself, and the error that tells of it must not be lost over a second one.
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
