/** A file's name without what Windows, macOS, a phone or a browser adds to that of a copy: "radar - Copy (2).png". */
export function originalName(name: string): string {
  return name.replace(/(?:(?: -)? copy(?: \d+)?| ?\(\d+\))+(?=(?:\.\w+)*$)/i, "");
}
