export function HomeScreen() {
  return <h1>Home</h1>;
}
