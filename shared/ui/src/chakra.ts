/**
 * The parts of the UI library that the product uses, by name. Add a line when a part is needed; what is not listed
 * is not shipped. Buttons are our own (buttons/), because every disabled one says why and every icon has a name.
 */
export {
  Box,
  chakra,
  Checkbox,
  Dialog,
  Field,
  Flex,
  Grid,
  Heading,
  HStack,
  Input,
  Link,
  Menu,
  NativeSelect,
  Popover,
  Portal,
  Separator,
  Skeleton,
  Spinner,
  Stack,
  Table,
  Tabs,
  Text,
  VisuallyHidden,
  VStack,
} from '@chakra-ui/react'
export type { BoxProps, InputProps, LinkProps, TextProps } from '@chakra-ui/react'
