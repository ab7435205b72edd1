import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { CommunityInvite } from "#home/community-invite.tsx";
import { home } from "#data/home.ts";

test("Join Discord leads to the community chat, in a new tab", () => {
  render(<CommunityInvite texts={home.community} inviteUrl="https://chat.example/invite" />);
  expect(screen.getByRole("region", { name: home.community.title })).toHaveTextContent(
    home.community.text,
  );
  const link = screen.getByRole("link", { name: /^Join Discord ?\(opens in a new tab\)$/ });
  expect(link).toHaveAttribute("href", "https://chat.example/invite");
  expect(link).toHaveAttribute("target", "_blank");
  expect(link).toHaveAttribute("rel", "noopener");
});
