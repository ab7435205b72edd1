export function StatusScreen() {
  return <h1>Status</h1>;
}
