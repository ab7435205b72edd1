// The entry of the bundle for Node. It is built with the screens, so that both sides name the
// same hashed pictures.
export { writeSite } from "./write-site.ts";
