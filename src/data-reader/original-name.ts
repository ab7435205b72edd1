/** A file's name without the suffix that a system or browser gives to copies: "radar - Copy (2).png". */
export function originalName(name: string): string {
  return name.replace(/(?:(?: -)? copy(?: \d+)?| ?\(\d+\))+(?=(?:\.\w+)*$)/i, "");
}
