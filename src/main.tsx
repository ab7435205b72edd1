import { startShop } from "./start/start-shop.tsx";
import "./styles.css";

const root = document.getElementById("root");
if (root) void startShop(root);
