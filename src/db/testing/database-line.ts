import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import pg from 'pg';

/** A database connection that tests can disturb like a network fault. */
export interface DatabaseLine {
  readonly url: string;
  /** Connections stay open and new ones are accepted, but no data passes. */
  freeze(): void;
  /** Releases the held data and lets all later data pass. */
  thaw(): void;
  /** Ends all connections and refuses new ones. */
  cut(): void;
  mend(): void;
  close(): void;
}

export async function openDatabaseLine(databaseUrl: string): Promise<DatabaseLine> {
  const { host, port, user, password, database } = new pg.Client({ connectionString: databaseUrl });
  const sockets = new Set<Socket>();
  let isFrozen = false;
  let isCut = false;
  const join = (from: Socket, to: Socket) => {
    sockets.add(from);
    from.on('data', (bytes) => to.write(bytes));
    from.on('error', () => {});
    from.on('close', () => {
      sockets.delete(from);
      to.destroy();
    });
    if (isFrozen) from.pause();
  };
  const server = createServer((near) => {
    if (isCut) return near.destroy();
    const far = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host);
    join(near, far);
    join(far, near);
    return undefined;
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const own = (server.address() as AddressInfo).port;
  const login = `${encodeURIComponent(user ?? '')}:${encodeURIComponent(String(password))}`;
  return {
    url: `postgresql://${login}@127.0.0.1:${own}/${database}?sslmode=disable`,
    freeze() {
      isFrozen = true;
      for (const socket of sockets) socket.pause();
    },
    thaw() {
      isFrozen = false;
      for (const socket of sockets) socket.resume();
    },
    cut() {
      isCut = true;
      for (const socket of sockets) socket.destroy();
    },
    mend() {
      isCut = false;
    },
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
