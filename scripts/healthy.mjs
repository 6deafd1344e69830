// For the health check of the container image: whether the server on this machine is alive.
const port = process.env.PORT || '3000';
const isAlive = await fetch(`http://127.0.0.1:${port}/healthz`).then(
  ({ ok }) => ok,
  () => false,
);
process.exit(isAlive ? 0 : 1);
